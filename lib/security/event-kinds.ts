/**
 * Every kind of line of the security log; what to do about each stands in `docs/operations/security-log.md`. One that a flood can write at will is `often`:
 * repeated within a minute it becomes one line with a count.
 */
export const securityKinds = {
  /** A wrong password, or an e-mail nobody has. */
  'log-in-failed': { often: false },
  /** A log-in refused whatever the password: the account is locked or inactive. */
  'log-in-refused': { often: false },
  /** A captcha was brought and was not good. */
  'captcha-failed': { often: true },
  /** The gateway declined a card, in checkout or while it was saved. */
  declined: { often: false },
  /** A mail with a reset link was asked for. */
  'reset-asked': { often: false },
  /** A reset link was used; with the reason `refused` it was wrong or over. */
  'reset-used': { often: false },
  /** A limit refused a request; the reason names the limit. */
  'limit-refused': { often: true },
  /** A token of somebody else, forged or over, or a message signed with another secret. */
  'foreign-token': { often: true },
  /** A browser reported something the policy of a page does not allow. */
  'policy-report': { often: true },
  /** A gift card was asked for with a wrong number or PIN. */
  'gift-card-wrong': { often: false },
  /** A gift card was locked after too many wrong PINs. */
  'gift-card-locked': { often: false },
  /** An order was held because it does not agree with its payments. */
  'order-held': { often: false },
  /** An order was opened without an account, by a code that was mailed. */
  'order-opened': { often: false },
  /** A person's data was exported or deleted on request; the reason says which. */
  privacy: { often: false },
} as const satisfies Record<string, { often: boolean }>;

export type SecurityKind = keyof typeof securityKinds;
