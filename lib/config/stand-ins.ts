/** The vendors' systems that have a stand-in in `platform/`. Production uses only those that ALLOW_STAND_INS names (decision 113). */
export const standInNames = [
  'commerce',
  'search',
  'content',
  'files',
  'captcha',
  'maps',
  'tax',
  'payments',
  'mail',
] as const;

export type StandInName = (typeof standInNames)[number];
