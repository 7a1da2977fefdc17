/** What membership in Purple Perks is, wherever it is said. */
export const perksPoints = [
  'Earn dollars on every stem, pot and workshop.',
  'Spend them at checkout, online or at the counter.',
  'Dollars are yours until the expiration date.',
] as const;
