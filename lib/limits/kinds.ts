import type { AttemptLimit } from '@/lib/config/attempt-limit';
import type { Env } from '@/lib/config/env';

/** The variables of the environment that hold a limit. */
type LimitVariable = { [Name in keyof Env]: Env[Name] extends AttemptLimit ? Name : never }[keyof Env];

/** What somebody might do very often: to guess, to find out, to fill the books or to cost money. Each is counted apart, by the limit it names. */
export const limitedKinds = {
  request: 'LIMIT_REQUESTS',
  'log-in': 'LIMIT_LOG_IN',
  'current-password': 'LIMIT_LOG_IN',
  register: 'LIMIT_REGISTER',
  forgot: 'LIMIT_FORGOT',
  'reset-mail': 'LIMIT_RESET_MAIL',
  reset: 'LIMIT_RESET',
  'gift-card': 'LIMIT_GIFT_CARD',
  'gift-card-mail': 'LIMIT_GIFT_CARD',
  'gift-card-inquiry': 'LIMIT_GIFT_CARD',
  captcha: 'LIMIT_CAPTCHA',
  maps: 'LIMIT_MAPS',
  search: 'LIMIT_SEARCH',
  'missing-page': 'LIMIT_MISSING_PAGES',
  'policy-report': 'LIMIT_REPORTS',
  'decline-unasked': 'LIMIT_DECLINES_UNASKED',
  decline: 'LIMIT_DECLINES',
  'saved-card': 'LIMIT_SAVED_CARDS',
  order: 'LIMIT_ORDERS',
  'free-order': 'LIMIT_FREE_ORDERS',
} as const satisfies Record<string, LimitVariable>;

export type Limited = keyof typeof limitedKinds;
