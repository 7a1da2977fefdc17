import { codeMinutes } from '@/lib/account/order-code';

/** Words of looking an order up. */
export const lookupTexts = {
  title: 'Find your order',
  lead: 'See what you ordered and where it is, without an account.',
  number: 'Order number',
  numberHint: 'It looks like LL-104217-3 and is in your confirmation email.',
  email: 'Email you ordered with',
  sendCode: 'Email me a code',
  sendingCode: 'Looking',
  codeTitle: 'Enter your code',
  codeSent: `If there is such an order, a code is on its way to its email. It works for ${codeMinutes} minutes.`,
  code: 'Six-digit code',
  codeHint: 'No email? Look in the spam folder, or check number and email.',
  open: 'See my order',
  opening: 'Opening',
  again: 'Start again',
  help: 'Cannot find the number? Call us at',
  account: 'If you have an account, all your orders are there.',
} as const;
