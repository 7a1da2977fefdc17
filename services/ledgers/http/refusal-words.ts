import type { LedgerRefusal, RefundRefusal } from '../port';

/** What a ledger says with a refusal. */
export const refusalWords: Record<LedgerRefusal | RefundRefusal, string> = {
  'unknown-account': 'There is no such account.',
  insufficient: 'There is not so much on the account that can be spent.',
  'key-taken': 'Another amount or account was named by this key before.',
  'unknown-hold': 'There is no such hold.',
  committed: 'The hold was spent.',
  released: 'The hold was given back.',
  'no-account': 'There is no such account.',
  'account-closed': 'Nobody can spend from the account.',
};
