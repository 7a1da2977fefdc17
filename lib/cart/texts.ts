/** What the cart says (specification A8 verbatim where it has the words). */
export const cartTexts = {
  linesRemoved:
    'Shopping Cart Notice: One item in your cart is no longer available for purchase. This item has been removed from your cart.',
  cartExpired:
    'Your cart had been waiting for a long time and has ended. Please add your items again.',
  notCalculated: 'We could not add up your cart just now. Your items are safe.',
  mendFirst: 'Something has changed: please look at what is marked, then check out.',
  broughtBack: 'Your order is back as it was. Please look it over, pay again and place it.',
  notBroughtBack: (titles: string) => `Not everything could be brought back: ${titles}.`,
  empty: 'Your cart is empty',
  needsScript:
    'Your cart needs JavaScript, which has not come. Please turn it on or load this page again, or order by phone:',
  add: 'Add to Cart',
  adding: 'Adding',
  added: 'Added.',
  goToCart: 'Go to your cart',
  indicator: (count: number) => `${count} Item(s)`,
} as const;
