/** What the confirmation of an order says. */
export const confirmationTexts = {
  pickupPhoneHint: 'We call when your order is ready.',
  mailed: (email: string | null) =>
    email
      ? `A confirmation is on its way to ${email}.`
      : 'A confirmation is on its way to your email.',
  nextSteps: 'What happens next',
  nobodyHome: 'What the driver does if nobody is home',
  follow: 'Follow your order',
  paidWith: 'Paid with',
  print: 'Print',
  directions: 'Directions to the store',
  storeOpen: (hours: string) => `Store hours that day: ${hours}`,
  accountOffer:
    'With an account your addresses are saved and your next orders are a few clicks away.',
  createAccount: 'Create an account',
} as const;
