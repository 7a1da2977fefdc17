import { cartStandingTexts } from './standing-texts';

/** What the cart says (specification A8 verbatim where it has the words). */
export const cartTexts = {
  ...cartStandingTexts,
  linesRemoved:
    'Shopping Cart Notice: One item in your cart is no longer available for purchase. This item has been removed from your cart.',
  cartExpired: 'Your cart has expired because it sat for a long time. Please add your items again.',
  dayNotKept:
    'We couldn’t keep the day you chose. Please choose it again in your cart or at checkout.',
  mendFirst: 'Something has changed: please check the marked items, then check out.',
  broughtBackBare: (title: string) =>
    `${title} is back in your cart. Please say again who gets it and when.`,
  broughtBack: 'Your order is back as it was. Please look it over, pay and place it.',
  notBroughtBack: (titles: string) => `Not everything could be brought back: ${titles}.`,
  needsScript:
    'Your cart needs JavaScript, which didn’t load. Please turn it on or reload this page, or order by phone:',
} as const;
