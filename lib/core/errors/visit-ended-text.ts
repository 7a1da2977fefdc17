/** The words of `visit-ended`, apart from the others: checkout has them at hand before it asks anybody. */
export const visitEndedText =
  'You have been away for a long time, so your cart here has ended. Nothing was ordered and nothing was charged.';
