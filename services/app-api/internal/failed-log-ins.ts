import { createHash } from 'node:crypto';
import { z } from 'zod';
import { limits } from '@/lib/config/limits';
import { countedAddress } from '@/lib/core/ip-address';
import { sql, type Store } from '@/services/database/statements';

const accountSchema = z.string().min(1).max(254);
const tried = { Account: accountSchema, Address: z.string().min(1).max(100) };

/** `POST /internal/log-ins/attempts`: one more attempt, before its outcome. */
export const attemptSchema = z.strictObject(tried);

/** `POST /internal/log-ins/outcomes`: the outcome of an attempt, or that the password was reset. */
export const outcomeSchema = z.discriminatedUnion('Outcome', [
  z.strictObject({ Outcome: z.literal('TakenBack'), ...tried }),
  z.strictObject({ Outcome: z.literal('Succeeded'), ...tried }),
  z.strictObject({ Outcome: z.literal('PasswordReset'), Account: accountSchema }),
]);

/** Failed log-ins of an account and from a client's address. */
export interface Failures {
  Account: number;
  Address: number;
}

/** Who tries, and from where. */
type LogInAttempt = z.output<typeof attemptSchema>;

const digest = (kind: string, value: string) =>
  createHash('sha256').update(`${kind} ${value.trim().toLowerCase()}`).digest('base64url');
const keysOf = ({ Account, Address }: LogInAttempt) => ({
  account: digest('account', Account),
  address: digest('address', countedAddress(Address)),
});

/**
 * Counts one more attempt of an account and from an address, before its outcome is known, and returns the failures before it; parallel attempts see each other
 * (decision 032). A key is deleted an hour after its last attempt. Only digests are stored, no e-mail or address.
 */
export async function countAttempt(
  store: Store,
  logIn: LogInAttempt,
  now: Date,
): Promise<Failures> {
  const keys = keysOf(logIn);
  const until = new Date(now.getTime() + limits.failedLogInMinutes * 60_000);
  return store.transact(function* () {
    yield* sql('delete from services.failed_log_in where until <= $1', [now]);
    const before: Record<string, number> = {};
    // The smaller key first, so that two transactions never wait for each other.
    for (const key of Object.values(keys).sort()) {
      const [row] = yield* sql<{ failures: number }>(
        `insert into services.failed_log_in as counted (key, failures, until) values ($1, 1, $2)
         on conflict (key) do update set failures = counted.failures + 1, until = excluded.until returning failures`,
        [key, until],
      );
      before[key] = (row?.failures ?? 1) - 1;
    }
    return { Account: before[keys.account] ?? 0, Address: before[keys.address] ?? 0 };
  });
}

/** Takes back an attempt that turned out to be no failure. */
export async function takeBackAttempt(store: Store, logIn: LogInAttempt): Promise<void> {
  for (const key of Object.values(keysOf(logIn))) await takeBack(store, key);
}

/** After a right password: the account's failures are forgotten, and the address gets this one attempt back. */
export async function clearAfterLogIn(store: Store, logIn: LogInAttempt): Promise<void> {
  await clearAccount(store, logIn.Account);
  await takeBack(store, keysOf(logIn).address);
}

/** After a password reset: the account's failures are forgotten. */
export async function clearAccount(store: Store, account: string): Promise<void> {
  await store.query('delete from services.failed_log_in where key = $1', [
    digest('account', account),
  ]);
}

async function takeBack(store: Store, key: string): Promise<void> {
  await store.query(
    'update services.failed_log_in set failures = greatest(failures - 1, 0) where key = $1',
    [key],
  );
}
