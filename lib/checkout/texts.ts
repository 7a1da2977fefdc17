/** What checkout says beyond the error texts (decision 10 and 000 §8 verbatim where they have the words). */
export const checkoutTexts = {
  phoneHint: 'The driver calls if nobody is home.',
  pickupPhoneHint: 'We call when your order is ready.',
  undeliverable: 'These products cannot be delivered to this location. Please change to Store Pickup, or shop from our Out Of Town category.',
  checking: 'We’re checking your order',
  checkingMore: 'The answer to your payment got lost on its way. We are finding out what happened; please do not place the order again.',
  changed: 'Some of your selections are no longer valid. Please review your cart.',
  changedMore: 'The total below is up to date.',
  cannotProcess: 'We cannot process your order at this time. Please try again later.',
  declined: 'Your card was declined. Please check the details or use another card.',
  paymentDown: 'Card payment is not available just now. Please try again in a moment, or finish the order by phone.',
  walletFailed: 'The payment was not completed. Nothing was charged; please try again or pay another way.',
  walletCancelled: 'The payment was cancelled. Nothing was charged.',
  amountWrong: 'Please enter an amount up to what is still to pay.',
  purchaseOrderMissing: 'Please enter the number of the purchase order.',
  tendersRefit: 'The total has changed, so we fitted your payment to it.',
} as const;
