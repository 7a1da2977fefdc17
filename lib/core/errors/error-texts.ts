import type { ErrorCode, Problem } from './error-codes';
import { visitEndedText } from './visit-ended-text';

const texts: Record<ErrorCode, string> = {
  'bad-request': 'We could not read that request. Please check the form and try again.',
  'unsupported-media-type': 'We could not read that request. Please try again.',
  'payload-too-large': 'That is more than we can accept at once.',
  'forbidden-origin': 'That request did not come from our site.',
  'not-found': 'We could not find that.',
  'rate-limited': 'That was a lot at once. Please wait a moment and try again.',
  'login-required': 'Please log in first.',
  'login-failed': 'Username not found or password incorrect',
  'account-locked': 'Account is locked after too many failed logins. Try again later.',
  'account-inactive': 'User is not active.',
  'captcha-required': 'Must enter recatpcha',
  'password-insecure': 'Password does not meet security requirements.',
  'password-wrong': 'The current password is not right.',
  'password-used-before': 'You have used this password before. Please choose another one.',
  'password-changed-lately':
    'This password was changed a short while ago and cannot be changed again yet. Please try again later, or call us.',
  'sessions-not-ended':
    'We could not make sure that your other devices are signed out. What you changed is saved. Please press “Sign out everywhere” in a moment.',
  'session-not-renewed':
    'What you changed is saved, and you are signed out everywhere, here too. Please log in again.',
  'session-too-large':
    'Something went wrong signing you in. Please call customer service and we will set it right.',
  'email-taken': 'An account already exists with the email entered.',
  'email-unknown': 'Entered email is not found.',
  'register-failed': 'An Error Occurred. Please try again',
  'registered-only':
    'Your account is created, but we could not log you in just now. Please log in with the password you chose.',
  'order-number-invalid':
    'That is not one of our order numbers. It looks like LL-104217-3 and is in your confirmation email.',
  'order-code-wrong':
    'That code is wrong or has expired. Please check the email, or ask for a new code.',
  'reset-code-invalid': 'This link has been used already or has expired. Please ask for a new one.',
  'session-expired': 'Your session has ended. Please log in again.',
  'visit-ended': visitEndedText,
  'product-unavailable': 'This item is no longer available for purchase.',
  'not-on-sale-yet': 'This is not on sale yet. Its page says from when.',
  'season-over': 'The season of this item is over.',
  'event-begun': 'This event has begun or is over, so its seats can no longer be booked.',
  'out-of-stock': 'Error submitting order. Item(s) on order are out of stock',
  'quantity-too-low': 'Please choose a larger quantity.',
  'quantity-too-high': 'We do not have that many.',
  'quantity-over-limit': 'We do not sell that many at once.',
  'quantity-not-allowed': 'Please choose one of the quantities offered.',
  'selections-invalid': 'Some of your selections are no longer valid. Please review your cart.',
  'delivery-unavailable':
    'These products cannot be delivered to this location. Please change to Store Pickup, or shop from our Out Of Town category.',
  'address-invalid': 'Please check the address.',
  'card-message-invalid':
    'Our card printer cannot print this message. Please look at its characters and its length.',
  'gift-card-amount-invalid': 'Please choose an amount from $10 to $500.',
  'email-invalid': 'Please enter a valid email',
  'payment-declined': 'Your card was declined. Please check the details or use another card.',
  'card-unverified':
    'Your bank has not confirmed this card for this payment. Nothing was charged. Please enter the card again, or pay another way.',
  'payment-paused':
    'Several payments were declined, so we pause here to protect cards. Nothing was charged.',
  'orders-paused':
    'Many orders were placed from here within a short time, so we pause for a while. Nothing was charged.',
  'gift-cards-limited':
    'That is more in gift cards than we sell online to one person in a day. Nothing was charged. With an account it can be more; for many, please call us.',
  'free-seats-limited':
    'We keep free seats for many, and you have as many of this event as one person can book here. Please call us if your group is larger.',
  'card-expired':
    'This card has expired. Please use another card, or add the new one in your account.',
  'card-known': 'This card is saved already.',
  'tenders-incomplete': 'The payments do not add up to the total. Please check the amounts.',
  'balance-insufficient': 'The balance no longer covers this amount. Please check your payment.',
  'gift-card-unavailable': 'Gift card number not available',
  'gift-card-failed': 'Gift card processing error',
  'gift-card-inventory': 'Gift card inventory exceeded. Please update your cart or call support.',
  'gift-card-spent': 'Some of this gift card is spent, so it cannot be sent again. Please call us.',
  'gift-card-waiting': 'This gift card has not gone out yet.',
  'gift-card-too-often':
    'This gift card was sent a short while ago. Please try again later, or call us.',
  'order-being-placed': 'Your order is being placed. The cart can be changed again in a moment.',
  'order-already-placed': 'This order has already been placed.',
  'order-changed':
    'Your order was changed in another window or on another device. Nothing was charged. Please look it over and place it again.',
  'submit-mismatch': 'Some of your selections are no longer valid. Please review your cart.',
  'cannot-process': 'We cannot process your order at this time. Please try again later.',
  'upstream-unavailable': 'This is not available right now. Please try again in a moment.',
};

/** The one place where a code becomes words: the specification's texts of specification A8 verbatim where it has one. */
export function errorText(problem: Pick<Problem, 'code' | 'limit' | 'retryAfter'>): string {
  if (problem.code === 'payment-paused' || problem.code === 'orders-paused')
    return `${texts[problem.code]} ${againIn(problem.retryAfter)}`;
  if (problem.code === 'quantity-too-high' && problem.limit !== undefined) {
    return problem.limit > 0
      ? `We have ${problem.limit} of these.`
      : 'We do not have any more of these.';
  }
  // A cap is no stock (ruling 16).
  if (problem.code === 'quantity-over-limit' && problem.limit !== undefined) {
    return problem.limit > 0
      ? `The largest quantity is ${problem.limit}.`
      : 'Your cart has as many of these as one order can hold.';
  }
  if (problem.code === 'quantity-too-low' && problem.limit !== undefined)
    return `The smallest quantity is ${problem.limit}.`;
  return texts[problem.code];
}

/** When to try again, in minutes or hours of which none is too few. */
function againIn(seconds: number | undefined): string {
  if (seconds === undefined) return 'Please try again later, or call us.';
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const hours = Math.ceil(minutes / 60);
  const words = minutes === 1 ? 'a minute' : minutes < 90 ? `${minutes} minutes` : `${hours} hours`;
  return `Please try again in ${words}, or call us.`;
}
