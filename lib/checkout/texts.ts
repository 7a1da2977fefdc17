/** The texts of checkout beyond the error texts (ruling 10 and specification A8 verbatim where they have the words). */
export const checkoutTexts = {
  undeliverable:
    'These products cannot be delivered to this location. Please change to Store Pickup, or shop from our Out Of Town category.',
  checking: 'We’re checking your order',
  checkingMore:
    'We didn’t get an answer about your payment. We are finding out what happened; please don’t place the order again.',
  placing:
    'Your order is being placed in another window. We are waiting for the answer; please do not place it again.',
  stillUnknown:
    'We still don’t know whether your order was placed. It may have been, so please don’t place it again. Look for it in your email or in your order history, or ask us by phone.',
  askAgain: 'Ask again',
  askingAgain: 'Asking',
  placed: 'Your order has been placed.',
  placedElsewhere: 'Your order was placed in another window.',
  placedMore: 'It was placed once, and is paid once.',
  seeOrder: 'See order',
  offline:
    'You are offline; nothing was sent. Everything you entered is still here: please try again once you are connected.',
  changed: 'Some of your selections are no longer valid. Please review your cart.',
  costsMore: 'The cost has changed since you chose.',
  notInCart: 'These goods are not in your cart any more.',
  changedLabel: 'What has changed',
  changedMore: 'The total below is up to date.',
  cannotProcess: 'We cannot process your order at this time. Please try again later.',
  captchaLeft:
    'Your order was not placed. Please place it again and confirm that you are a person.',
  declined: 'Your card was declined. Please check the details or use another card.',
  declinedBy: {
    paypal:
      'PayPal declined the payment. Nothing was charged; please try again or pay another way.',
    venmo: 'Venmo declined the payment. Nothing was charged; please try again or pay another way.',
  },
  oneDeclined:
    'One of your payments was declined. Nothing was charged; please choose how to pay again.',
  payAgain: 'Nothing was charged. Once your order is right, please choose how to pay again.',
  cardsInAccount: 'Change it in your account (new window)',
  stepNotLoaded: 'This step didn’t load. Nothing you entered is lost; please try again.',
  reviewNext: 'Next you look everything over. Nothing is charged before you place the order.',
  paymentDown:
    'Card payment is not available right now. Please try again in a moment, or finish the order by phone.',
  checkCard: 'Please check the card number, date and security code.',
  cardUnread: 'We couldn’t read the card right now. Please try again.',
  pageTooOld: 'This page was open for too long. Please reload it and try again.',
  walletDown:
    'This way to pay is not available right now. Please try again in a moment, or pay another way.',
  venmoUnsupported: 'Venmo does not work in this browser. Please pay another way.',
  walletMissing: (name: string) =>
    `${name} is not available right now. Please choose another way to pay.`,
  walletTells: {
    paypal: 'PayPal tells us your name and email, so there is nothing more to type.',
    venmo: 'Venmo may not tell us your name and email. We ask for what is missing.',
  },
  walletUntold: 'Your payment is approved. Now tell us who is ordering, and you can review.',
  walletNext: (name: string) =>
    `You pay with ${name} in the next step, once the total is known. First: who is it for, and when?`,
  walletFailed:
    'The payment was not completed. Nothing was charged; please try again or pay another way.',
  walletCancelled: 'The payment was canceled. Nothing was charged.',
  walletOutdated:
    'The total has changed, so the payment window was closed. Nothing was charged; please check the new total and pay again.',
  amountWrong: 'Please enter an amount up to the amount due.',
  payPart: (most: string) => `Split payment: pay part of ${most} this way`,
  payAll: (most: string) => `Pay all of ${most} this way`,
  toCorrect: 'Please correct these fields',
  billZip: 'ZIP or postal code of your card',
  billZipHint: 'Where your card’s bill goes. The bank compares it.',
  billZipFilled: 'This is the recipient’s. Change it if your card’s bill goes elsewhere.',
  billZipMissing: 'Please enter the ZIP or postal code of your card.',
  billStreet: 'Street of your card’s bill (optional)',
  phone: 'Your phone (optional)',
  buyerPhoneHint: 'We call you first if something about the order is unclear.',
  purchaseOrderMissing: 'Please enter the number of the purchase order.',
  toDelivery: 'Continue to delivery',
  toPickup: 'Continue to pickup day',
  saveRecipient: 'Save recipient',
  toPayment: 'Continue to payment',
  nobodyYet: 'Recipient not named yet',
  zipFirst: 'Enter the ZIP code, and the days appear here.',
  noDay: 'Once there is an address we can reach, the days appear here.',
  apart:
    'These products travel in different ways, so each has its own day. You choose them in the next step.',
  dayGone: 'That day is no longer possible. Please choose a day.',
  needsScript:
    'Checkout needs JavaScript, which didn’t load. Please turn it on or reload this page, or order by phone:',
  tendersRefit: 'The total has changed, so we fitted your payment to it.',
  walletRefit: (name: string) =>
    `${name} had approved another amount; nothing was charged. Please approve it again or pay another way.`,
} as const;
