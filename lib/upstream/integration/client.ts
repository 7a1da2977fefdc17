import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/config/env';
import { appApiCall } from '../app-api/client';
import { isUpstreamError, isRefusedWith } from '../upstream-error';
import { toCents, type Cents } from '@/lib/core/money';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const customer = z.object({
  data: z.object({
    xp: z.object({
      CecsCustomerNumber: text,
      LoyaltyID: text,
      LoyaltyCardNumber: text,
      CECSAwardAccountID: text,
    }),
  }),
});

/** A customer's record in the customer system (specification A3 User.xp). */
export type CustomerFacts = z.output<typeof customer>['data']['xp'];

const balance = z.object({
  data: z.object({
    Balance: z.number(),
    ExpirationDate: text,
    CardNumber: z.string(),
    CECSAwardAccountID: text,
    EagleUser: z.boolean(),
  }),
});

/** The loyalty balance of specification B3; `Balance` in dollars, `ExpirationDate` an ISO date. */
export type LoyaltyBalance = z.output<typeof balance>['data'];

/** `GET /api/cecs/searchcustomer/{id}`: the customer of a commerce user; `null` on failure (specification A7). */
export async function searchCustomer(
  accessToken: string,
  userID: string,
): Promise<CustomerFacts | null> {
  try {
    return await call({
      operation: 'searchcustomer',
      idempotent: true,
      method: 'GET',
      path: `/api/cecs/searchcustomer/${userID}`,
      accessToken,
      parse: facts,
    });
  } catch (error) {
    if (isUpstreamError(error)) return null;
    throw error;
  }
}

/** The call that makes an unsynced customer known to the customer system (specification A7); repeatable. Throws `UpstreamError`. */
export function customerAccountAction(accessToken: string, userID: string): Promise<CustomerFacts> {
  const body = { CustomerID: userID, OMSAccountNumber: '', Action: 'Create' };
  return call({
    operation: 'customerAccountAction',
    idempotent: true,
    method: 'POST',
    path: env().INTEGRATION_ACTION_PATH,
    accessToken,
    body,
    parse: facts,
  });
}

/** `POST /api/cecs/customerenrolltoloyalty`: enrols a customer; for one who is enrolled nothing changes. Throws `UpstreamError`. */
export function enrolToLoyalty(accessToken: string, userID: string): Promise<CustomerFacts> {
  const body = { ID: userID };
  return call({
    operation: 'enrol',
    idempotent: true,
    method: 'POST',
    path: '/api/cecs/customerenrolltoloyalty',
    accessToken,
    body,
    parse: facts,
  });
}

/** `POST /api/cecs/customerloyaltyaccountinfobycardnumber`: the balance of a card. Throws `UpstreamError`. */
export function loyaltyByCard(accessToken: string, cardNumber: string): Promise<LoyaltyBalance> {
  const path = '/api/cecs/customerloyaltyaccountinfobycardnumber';
  return call({
    operation: 'loyalty',
    idempotent: true,
    method: 'POST',
    path,
    accessToken,
    body: { cardNumber },
    parse: (answer) => balance.parse(answer).data,
  });
}

/** `POST /api/cecs/customerprofilebylegacycustomerid`: a customer of the older system. Throws `UpstreamError`. */
export function customerByLegacyID(
  accessToken: string,
  customerId: string,
): Promise<CustomerFacts> {
  const path = '/api/cecs/customerprofilebylegacycustomerid';
  return call({
    operation: 'legacy-profile',
    idempotent: true,
    method: 'POST',
    path,
    accessToken,
    body: { customerId },
    parse: facts,
  });
}

const giftCard = z.object({ data: z.object({ Balance: z.number(), PinEnabled: z.boolean() }) });

/**
 * `POST /api/cecs/inquirygiftcard` (specification A7): a gift card's balance, and whether it has a PIN; `null` for a card that is unknown, blocked or locked,
 * and for a wrong or missing PIN. Throws `UpstreamError`.
 */
export async function inquireGiftCard(
  accessToken: string,
  cardNumber: string,
  pin?: string,
): Promise<{ balance: Cents; pinEnabled: boolean } | null> {
  try {
    const { data } = await call({
      operation: 'inquirygiftcard',
      idempotent: true,
      method: 'POST',
      path: '/api/cecs/inquirygiftcard',
      accessToken,
      body: { cardNumber, ...(pin === undefined ? {} : { pin }) },
      parse: (value) => giftCard.parse(value),
    });
    return { balance: toCents(data.Balance), pinEnabled: data.PinEnabled };
  } catch (error) {
    if (isRefusedWith(error, 404)) return null;
    throw error;
  }
}

function call<T>(
  request: Omit<Parameters<typeof appApiCall<T>>[0], 'system' | 'service'>,
): Promise<T> {
  return appApiCall<T>({ ...request, system: 'integration', service: 'integration' });
}

function facts(answer: unknown): CustomerFacts {
  return customer.parse(answer).data.xp;
}
