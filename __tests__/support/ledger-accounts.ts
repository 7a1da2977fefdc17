import { randomInt } from 'node:crypto';
import { now } from '@/lib/core/time/clock';
import type { Store } from '@/services/database/statements';
import { type LedgerKind, openAccount } from '@/services/ledgers/account';

interface AccountOf {
  ownerID?: string;
  pin?: string;
  active?: boolean;
  expiresOn?: string;
}

/** Opens an account of a ledger under a number of its own, with so many cents on it. Answers the number. */
export async function openLedgerAccount(
  store: Store,
  kind: LedgerKind,
  balance: number,
  { ownerID, pin, active = true, expiresOn }: AccountOf = {},
): Promise<string> {
  const number = `9${randomInt(1_000_000_000, 9_999_999_999)}`;
  const account = {
    kind,
    number,
    ownerID: ownerID ?? null,
    pin: pin ?? null,
    active,
    balance,
    expiresOn: expiresOn ?? null,
  };
  await store.transact(() => openAccount(account, now()));
  return number;
}
