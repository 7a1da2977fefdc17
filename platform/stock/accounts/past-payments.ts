import type { PaymentType } from 'ordercloud-javascript-sdk';
import { toDollars, type Cents } from '@/lib/core/money';
import type { StockOrder } from '@/platform/stock/stock-shape';
import type { OrderSource, PaymentSource } from './order-source';

type StockPayment = StockOrder['payments'][number];

/** The platform's three types for the shop's kinds of payment (specification B3); the kind itself stands in the payment's xp. */
const types: Record<PaymentSource['kind'], PaymentType> = {
  CreditCard: 'CreditCard',
  Paypal: 'CreditCard',
  Venmo: 'CreditCard',
  GiftCard: 'SpendingAccount',
  PurplePerks: 'SpendingAccount',
  StoreCharge: 'SpendingAccount',
  PurchaseOrder: 'PurchaseOrder',
};

/** The payments of an order over `total` cents, the last one taking what the others leave. */
export function paymentsOf({ id, paid }: OrderSource, total: Cents): StockPayment[] {
  const payments: StockPayment[] = [];
  let left = total;
  for (const [index, source] of paid.entries()) {
    const cents = Math.min(left, source.cents ?? left);
    left -= cents;
    payments.push({
      ID: `${id}-P${index + 1}`,
      Type: types[source.kind],
      Amount: toDollars(cents),
      Accepted: true,
      xp: xpOf(source),
    });
  }
  return payments;
}

/** What an order's xp says of balances that were spent, keyed by kind (specification B3). */
export function spendingAccounts(
  payments: readonly StockPayment[],
): Record<string, { Amount: number }> {
  const spent = payments.filter(({ Type }) => Type === 'SpendingAccount');
  return Object.fromEntries(
    spent.map(({ Amount = 0, xp }) => [(xp as { Kind: string }).Kind, { Amount }]),
  );
}

function xpOf(source: PaymentSource): Record<string, string> {
  switch (source.kind) {
    case 'CreditCard':
      return { Kind: source.kind, CardType: source.cardType, PartialAccountNumber: source.last4 };
    case 'Paypal':
    case 'Venmo':
      return { Kind: source.kind, Account: source.account };
    case 'PurchaseOrder':
      return { Kind: source.kind, Number: source.number };
    default:
      return { Kind: source.kind, PartialAccountNumber: source.number.slice(-4) };
  }
}
