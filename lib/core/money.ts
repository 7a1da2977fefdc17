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

/** Integer cents as shown to a shopper: 4999 → "$49.99", -123456 → "-$1,234.56". */
export function formatCents(cents: Cents): string {
  // Not Intl.NumberFormat: making one is the longest single step of a page's start in the browser.
  const whole = Math.round(Math.abs(cents));
  const dollars = String(Math.floor(whole / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${dollars}.${String(whole % 100).padStart(2, '0')}`;
}

/** Hundredths of a currency as shown to a shopper: dollars as `formatCents` writes them, another one by its code (`CAD`, 4999 → "CAD 49.99"). */
export function formatMoney(hundredths: number, currency = 'USD'): string {
  const dollars = formatCents(hundredths);
  return currency === 'USD' ? dollars : dollars.replace('$', `${currency} `);
}

/** Percentage of an amount in cents, rounded half up to the cent: `percentOf(10000, 9.025)` → 903. */
export function percentOf(cents: Cents, percent: number): Cents {
  return Math.round(Number(((cents * percent) / 100).toFixed(6)));
}
