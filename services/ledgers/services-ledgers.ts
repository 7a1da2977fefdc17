import type { Env } from '@/lib/config/env';
import type { Store } from '@/services/database/statements';
import { ledgerElsewhere } from './http/ledger-elsewhere';
import { besideOwnCards, joinElsewhere, joinOwn, type JoinedLedger } from './joined';
import { ledger } from './ledger';

/** The ledgers of the services: their own, or with LEDGER_URL the one there beside the cards that the shop sells. */
export function servicesLedgers(
  store: Store,
  { LEDGER_URL: url, LEDGER_KEY: key }: Pick<Env, 'LEDGER_URL' | 'LEDGER_KEY'>,
): JoinedLedger {
  const own = joinOwn(ledger(store));
  return url && key ? besideOwnCards(own, joinElsewhere(ledgerElsewhere({ url, key }))) : own;
}
