import { Me, type BuyerCreditCard } from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { now } from '@/lib/core/time/clock';
import { toCents, type Cents } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import { isExpiredCard } from '@/lib/orders/card-expiry';
import type { LilacPayment } from '@/lib/orders/tender';
import { spendable } from '../../ledgers/account';
import type { Balances } from '../../ledgers/port';
import { commerceRead } from '../../upstream/commerce/call';
import { isCommerceRefusal } from '../../upstream/commerce/failure';
import type { GatewayMeans } from '../../upstream/payments/card-payments';
import type { PayerName } from './saga-context';
import type { TenderRow } from '../../orders/tender-row';

export interface ResolvedTenders {
  tenders: TenderRow[];
  /** What pays at the gateway, by the tender's place; kept in memory only. */
  means: Map<number, GatewayMeans>;
}

/** A submit's payments, and who must own them. */
export interface RequestedPayments {
  payments: readonly LilacPayment[];
  totalCents: Cents;
  accessToken: string;
  /** The commerce user who orders. */
  userID: string;
  payer: PayerName;
}

/** Finds the source of each payment and checks that it is the buyer's own. Throws `CommerceFailure`. */
export async function resolveTenders(
  books: Balances,
  request: RequestedPayments,
): Promise<Result<ResolvedTenders, Problem>> {
  const means: ResolvedTenders['means'] = new Map();
  const tenders: TenderRow[] = [];
  for (const [index, payment] of request.payments.entries()) {
    const place = index + 1;
    const cents = payment.Amount === undefined ? request.totalCents : toCents(payment.Amount);
    const found = await resolveOne(books, payment, request);
    if (!found.ok) return err({ ...found.error, field: `LilacPayments.${index}` });
    const { means: paying, ...tender } = found.value;
    const bill = 'Billing' in payment && payment.Billing;
    const { FirstName, LastName } = request.payer;
    tenders.push({
      ...tender,
      place,
      cents,
      ...(bill ? { billing: { FirstName, LastName, ...bill } } : {}),
    });
    const deviceData = 'DeviceData' in payment ? payment.DeviceData : undefined;
    if (paying) means.set(place, deviceData === undefined ? paying : { ...paying, deviceData });
  }
  return ok({ tenders, means });
}

type Resolved = Omit<TenderRow, 'place' | 'cents'> & { means?: GatewayMeans };

async function resolveOne(
  books: Balances,
  payment: LilacPayment,
  request: RequestedPayments,
): Promise<Result<Resolved, Problem>> {
  switch (payment.Type) {
    case 'CreditCard':
    case 'Paypal':
    case 'Venmo':
      if ('Nonce' in payment)
        return ok({ kind: payment.Type, held: 'gateway', means: { nonce: payment.Nonce } });
      return savedCard(payment, request);
    case 'GiftCard':
      return giftCard(books, payment);
    case 'PurplePerks':
      return ofBuyer(books, 'purple-perks', 'PurplePerks', request.userID);
    case 'SpendingAccount':
      return ofBuyer(books, 'charge-account', 'StoreCharge', request.userID);
    case 'PurchaseOrder': {
      const account = await ofBuyer(books, 'charge-account', 'StoreCharge', request.userID);
      return account.ok
        ? ok({ kind: 'PurchaseOrder', held: 'nobody', number: payment.Number })
        : account;
    }
  }
}

/** A card from the customer's saved cards. The gateway itself checks its owner in the vault: a token can be saved by anyone who knows it. */
async function savedCard(
  {
    CreditCardID: id,
    VerificationID: verificationID,
  }: Extract<LilacPayment, { CreditCardID: string }>,
  { accessToken, userID }: RequestedPayments,
): Promise<Result<Resolved, Problem>> {
  try {
    const { Token, CardType, PartialAccountNumber, ExpirationDate } = await commerceRead(
      accessToken,
      (options) => Me.GetCreditCard<BuyerCreditCard>(id, options),
    );
    if (!Token) return err(problem('payment-declined'));
    if (isExpiredCard(ExpirationDate, now())) return err(problem('card-expired'));
    return ok({
      kind: 'CreditCard',
      held: 'gateway',
      creditCardID: id,
      cardType: CardType,
      last4: PartialAccountNumber,
      means: { token: Token, userID, ...(verificationID ? { verificationID } : {}) },
    });
  } catch (error) {
    if (isCommerceRefusal(error)) return err(problem('payment-declined'));
    throw error;
  }
}

async function giftCard(
  books: Balances,
  { Number: number, Pin }: Extract<LilacPayment, { Type: 'GiftCard' }>,
): Promise<Result<Resolved, Problem>> {
  const account = await books.giftCard(number, Pin ?? '');
  return account && spendable(account, now()) > 0
    ? ok({ kind: 'GiftCard', held: 'gift-card', number, reference: account.reference })
    : err(problem('gift-card-unavailable'));
}

async function ofBuyer(
  books: Balances,
  ledger: 'purple-perks' | 'charge-account',
  kind: 'PurplePerks' | 'StoreCharge',
  userID: string,
): Promise<Result<Resolved, Problem>> {
  const account = userID === limits.anonymousUserID ? null : await books.findOwned(ledger, userID);
  return account?.active
    ? ok({ kind, held: ledger, number: account.number, reference: account.reference })
    : err(problem('balance-insufficient'));
}
