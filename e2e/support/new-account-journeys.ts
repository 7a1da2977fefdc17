/**
 * Journeys of people who have no account yet: they buy, register, use what an account has, and read. `npm test` runs them by accounts that were opened
 * and set up that minute (`npm run prove:accounts`), all others by the demo shop.
 */
export const newAccountJourneys = [
  'local-delivery',
  'store-pickup',
  'workshop-booking',
  'register-and-orders',
  'address-book',
  'wish-list',
  'forgotten-password',
  'editorial',
] as const;
