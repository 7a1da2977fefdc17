/** Words of the account area of the header (specification A2). */
export const accountTexts = {
  hello: 'Hello',
  login: 'Login or Sign Up',
  needsScript:
    'Logging in needs JavaScript, which didn’t load. Please turn it on or reload this page, or order by phone:',
  myAccount: 'My Account',
  pages: 'Pages of my account',
  account: 'Account',
  signOut: 'Sign Out',
  signingOut: 'Signing out',
  notSignedOut: 'You are still signed in: we could not reach the shop. Please try again.',
} as const;
