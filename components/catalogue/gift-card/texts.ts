/** Words of the gift-card page (ruling 23); the e-mail's error is the specification's (specification A5). */
export const giftCardTexts = {
  amount: 'Amount',
  other: 'Another amount',
  otherAmount: 'Your amount in dollars',
  range: 'Any amount from $10 to $500.',
  amountWrong: 'Please enter an amount from $10 to $500.',
  email: 'Recipient’s email',
  emailHint: 'You add a note and choose the day it goes out at checkout.',
  emailWrong: 'Please enter a valid email',
} as const;
