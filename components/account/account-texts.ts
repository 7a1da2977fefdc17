/** Words of the account area of the header (000 §2). */
export const accountTexts = {
  hello: 'Hello',
  login: 'Login or Sign Up',
  needsScript: 'Logging in needs JavaScript, which has not come. Please turn it on or load this page again, or order by phone:',
  myAccount: 'My Account',
  pages: 'Pages of my account',
  account: 'Account',
  signOut: 'Sign Out',
  signingOut: 'Signing out',
  notSignedOut: 'You are still signed in: we could not reach the shop. Please try again.',
} as const;

/** Words of the account pages (001 §2, §4). */
export const pageTexts = {
  heading: (name: string) => `My Account - ${name}`,
  notFound: 'Not Found',
  again: 'Try again',
  profile: {
    loading: 'Loading Profile...', current: 'Current Password', noPhone: 'Not given yet', phoneHint: 'Ten digits, or empty for no number.', removePhone: 'Remove number',
    save: 'Save', saving: 'Saving', cancel: 'Cancel', saved: (label: string) => `${label} saved.`,
  },
  orders: {
    loading: 'Loading Orders...', none: 'No Orders for this user', beyond: 'Your orders do not fill this many pages.', all: 'All your orders', canceled: 'Canceled: this part of the order is not sent.',
    unknown: 'There is no order of yours with this number. It may have been placed under another e-mail address, or without logging in.',
    noneSmall: 'No Orders', several: 'Multiple Recipients', print: 'Print',
    noneMore: 'What you order while you are logged in is kept here, to look at and to print.', shop: 'Shop flowers',
  },
  wishes: { loading: 'Loading Wish List...', noneMore: 'Press the heart of a product and it waits for you here.', shop: 'Shop flowers' },
  addresses: {
    place: 'Saved addresses', loading: 'Loading Addresses...', deleting: 'Deleting address...', confirm: 'Are you sure you want to delete this address?', none: 'No saved addresses',
    backToCheckout: 'Back to checkout', backToCart: 'Back to your cart', back: 'Back to where you were',
    add: 'Add an address', noneMore: 'Save the people you send flowers to, and checkout fills itself in.',
  },
  events: { loading: 'Loading Events...', none: 'No Events Found', upcoming: 'Upcoming events', past: 'Past events', noneMore: 'Workshops you book while you are logged in are kept here.', find: 'Find a workshop' },
  cards: {
    place: 'Saved cards', loading: 'Loading Credit Cards...', none: 'No credit cards on profile', confirm: 'Are you sure you want to delete this card?',
    add: 'Add a card', noneMore: 'Save a card once, and the next order needs only its total.', newTitle: 'Add a card', name: 'Cardholder name',
    frame: 'Card number, expiration date and security code', fields: 'Card', safe: 'Your card goes straight to the payment service. We never see its number.',
    save: 'Save card', checking: 'Checking the card', cancel: 'Cancel',
    expired: 'This card has expired and cannot pay. Correct its date, or add the new card.', over: 'This date is over. Please choose a month that is still to come.',
    elsewhere: 'New cards cannot be added here just now. You can pay with a new card at checkout.',
  },
  perks: {
    mine: 'My Purple Perks', dollars: 'Dollars Available', expires: 'Expiration Date', none: 'You are not registered for Purple Perks yet.',
    older: 'You are a member already, but we cannot find your card just now.', callUs: 'Look in again in a moment, or call us and we will look it up:',
    join: 'Register for Purple Perks', joining: 'Registering', card: 'Card number', unknown: 'Not available just now', disabled: 'Purple Perks is taking a break. Please look in again soon.',
    points: ['Earn dollars on every stem, pot and workshop.', 'Spend them at checkout, online or at the counter.', 'Dollars are yours until the expiration date.'],
    faq: 'Frequently asked questions', see: 'See my Purple Perks', opening: 'One moment', loading: 'Loading Purple Perks...',
  },
} as const;
