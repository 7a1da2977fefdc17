/** What putting something into the cart says. */
export const addingTexts = {
  add: 'Add to Cart',
  adding: 'Adding',
  added: 'Added.',
  cardNotReady:
    'We couldn’t get your card ready, so nothing was added. Please try again, or leave the card empty and write it at checkout.',
  goToCart: 'Go to your cart',
} as const;
