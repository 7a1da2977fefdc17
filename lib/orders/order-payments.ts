import type { Order, Payment } from 'ordercloud-javascript-sdk';
import { toCents, type Cents } from '@/lib/core/money';
import { textOf } from '@/lib/core/text';

/** A payment in words, with its cents. */
export interface PaymentLine {
  label: string;
  cents: Cents;
}

const storeCharge = 'Store charge account';
const kinds: Record<string, string> = {
  GiftCard: 'Gift Card',
  PurplePerks: 'Purple Perks',
  Paypal: 'PayPal',
  Venmo: 'Venmo',
  PurchaseOrder: 'Purchase order',
  StoreCharge: storeCharge,
  SpendingAccount: storeCharge,
  charge: storeCharge,
};

/**
 * What an order was paid with (specification B3): its payments that were accepted and, while these do not make up its total, the balances of
 * `xp.SpendingAccounts` of a kind no payment has.
 */
export function paymentLines({ Total, xp }: Order, payments: readonly Payment[]): PaymentLine[] {
  const made = payments.filter(({ Accepted }) => Accepted !== false);
  const lines = made.map((payment) => ({
    label: paymentLabel(payment),
    cents: toCents(payment.Amount ?? 0),
  }));
  if (lines.reduce((sum, { cents }) => sum + cents, 0) >= toCents(Total ?? 0)) return lines;
  const named = new Set(made.map((payment) => kindWords(kindOf(payment))));
  const spent =
    ((xp ?? {}) as { SpendingAccounts?: Record<string, { Amount?: number } | null> | null })
      .SpendingAccounts ?? {};
  const missing = Object.entries(spent).map(([kind, account]) => ({
    label: kindWords(kind),
    cents: toCents(account?.Amount ?? 0),
  }));
  return [...lines, ...missing.filter(({ label, cents }) => cents > 0 && !named.has(label))];
}

/** A payment in words: the kind, and the last digits where it has some (specification B3). */
export function paymentLabel(payment: Pick<Payment, 'Type' | 'xp'>): string {
  const facts = (payment.xp ?? {}) as Record<string, unknown>;
  const kind = kindOf(payment);
  const digits = textOf(facts.PartialAccountNumber) ?? textOf(facts.last4);
  if (kind === 'CreditCard')
    return [
      textOf(facts.CardType) ?? textOf(facts.cardType) ?? 'Card',
      digits && `ending ${digits}`,
    ]
      .filter(Boolean)
      .join(' ');
  return [
    kindWords(kind),
    digits ? `ending ${digits}` : (textOf(facts.Account) ?? textOf(facts.Number)),
  ]
    .filter(Boolean)
    .join(' ');
}

function kindOf({ Type, xp }: Pick<Payment, 'Type' | 'xp'>): string {
  return textOf(((xp ?? {}) as Record<string, unknown>).Kind) ?? String(Type ?? '');
}

function kindWords(kind: string): string {
  return kinds[kind] ?? kind;
}
