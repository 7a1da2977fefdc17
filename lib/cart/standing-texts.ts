/** What stands in the place of a cart, or of its total, that is not there. */
export const cartStandingTexts = {
  notCalculated: 'We couldn’t total your cart right now. Your items are safe.',
  empty: 'Your cart is empty',
} as const;
