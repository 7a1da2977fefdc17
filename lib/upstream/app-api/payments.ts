import 'server-only';
import { z } from 'zod';
import { toCents } from '@/lib/core/money';
import { appApiCall } from './client';

const answer = z.object({ clientToken: z.string().min(1) });

/** `GET /api/braintree`: the payment client token for the card fields (specification A7). Throws `UpstreamError`. */
export async function paymentClientToken(accessToken: string): Promise<string> {
  const { clientToken } = await appApiCall({
    system: 'payment-token',
    operation: 'braintree',
    idempotent: true,
    method: 'GET',
    path: '/api/braintree',
    accessToken,
    parse: (value) => answer.parse(value),
  });
  return clientToken;
}

const fund = z
  .object({
    Balance: z.number(),
    PartialAccountNumber: z.string(),
    ExpirationDate: z.string().nullable(),
  })
  .transform(({ Balance, PartialAccountNumber, ExpirationDate }) => ({
    balance: toCents(Balance),
    lastFour: PartialAccountNumber,
    expires: ExpirationDate,
  }))
  .nullable();
const funds = z.object({
  data: z.object({ PurplePerks: fund, SpendingAccount: fund, PurchaseOrder: z.boolean() }),
});

/** `GET /api/tenders`: the balances the caller can pay from, in cents. Throws `UpstreamError`. */
export async function buyerFunds(accessToken: string) {
  const { data } = await appApiCall({
    system: 'integration',
    operation: 'tenders',
    idempotent: true,
    method: 'GET',
    path: '/api/tenders',
    accessToken,
    parse: (value) => funds.parse(value),
  });
  return {
    perks: data.PurplePerks,
    charge: data.SpendingAccount,
    purchaseOrder: data.PurchaseOrder,
  };
}
