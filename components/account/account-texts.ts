/** Words of the account area of the header (specification A2). */
export const accountTexts = {
  hello: 'Hello',
  login: 'Login or Sign Up',
  myAccount: 'My Account',
  account: 'Account',
  signOut: 'Sign Out',
  signingOut: 'Signing out',
  notSignedOut: 'You are still signed in: we could not reach the shop. Please try again.',
} as const;
