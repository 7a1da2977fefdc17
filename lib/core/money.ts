/** An amount of money in integer US cents. The shop never computes with fractions of a dollar. */
export type Cents = number;

/** Dollars as the commerce platform writes them (49.99) to integer cents; rounds half away from zero. */
export function toCents(dollars: number): Cents {
  return Math.sign(dollars) * Math.round(Number((Math.abs(dollars) * 100).toFixed(4)));
}

/** Integer cents to the dollars a vendor expects (4999 → 49.99). */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Integer cents as shown to a shopper: 4999 → "$49.99". */
export function formatCents(cents: Cents): string {
  return usd.format(cents / 100);
}

/** Percentage of an amount in cents, rounded half up to the cent: `percentOf(10000, 9.025)` → 903. */
export function percentOf(cents: Cents, percent: number): Cents {
  return Math.round(Number(((cents * percent) / 100).toFixed(6)));
}
