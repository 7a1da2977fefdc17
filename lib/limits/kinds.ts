import type { AttemptLimit } from '@/lib/config/attempt-limit';
import { env, type Env } from '@/lib/config/env';
import { limits } from '@/lib/config/limits';

/** The variables of the environment that hold a limit. */
type LimitVariable = {
  [Name in keyof Env]: Env[Name] extends AttemptLimit ? Name : never;
}[keyof Env];

/** What somebody might do very often: to guess, to find out, to fill the books or to cost money. Each is counted apart, by the limit it names. */
const limitedKinds = {
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
  vitals: 'LIMIT_REPORTS',
  'decline-unasked': 'LIMIT_DECLINES_UNASKED',
  decline: 'LIMIT_DECLINES',
  'saved-card': 'LIMIT_SAVED_CARDS',
  order: 'LIMIT_ORDERS',
  'free-order': 'LIMIT_FREE_ORDERS',
  'public-request': 'LIMIT_PUBLIC_REQUESTS',
  'order-lookup': 'LIMIT_ORDER_LOOKUPS',
  'order-code': 'LIMIT_ORDER_CODES',
  'gift-cards-bought': 'LIMIT_GIFT_CARDS_BOUGHT',
} as const satisfies Record<string, LimitVariable>;

/** Failed log-ins as this process counts them: up to one more than is free of a captcha, of which one comes back in the time that a failure counts. */
const failedLogIn = Object.fromEntries(
  Object.entries(limits.captchaAfterFailures).map(([scope, free]) => [
    scope,
    { burst: free + 1, perSecond: 1 / (limits.failedLogInMinutes * 60) },
  ]),
) satisfies AttemptLimit;

export type Limited = keyof typeof limitedKinds | 'failed-log-in';

/** The limit of a kind, as it is configured. */
export const limitOf = (kind: Limited): AttemptLimit =>
  kind === 'failed-log-in' ? failedLogIn : env()[limitedKinds[kind]];
