import { z } from 'zod';
import { PlainError } from '@/lib/core/errors/error-words';
import { toCents, toDollars } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import { answerJson } from '@/lib/upstream/read-answer';
import { accountID } from '../account';
import type { HeldMoney, Hold, Ledger, LedgerRefusal, PortAccount, RefundRefusal } from '../port';
import { reaching } from '../../upstream/unavailable';

const timeoutMs = 5000;

const accountSchema = z.object({
  Kind: z.enum(['gift-card', 'purple-perks', 'charge-account']),
  Number: z.string().min(1),
  Reference: z.string().min(1),
  OwnerID: z.string().nullable(),
  Active: z.boolean(),
  PinEnabled: z.boolean(),
  Balance: z.number().min(0).transform(toCents),
  ExpirationDate: z.iso.date().nullable(),
});
const holdSchema = z.object({
  Key: z.string(),
  Amount: z.number().transform(toCents),
  State: z.enum(['held', 'committed', 'released']),
  ExpiresAt: z.iso.datetime({ offset: true }),
});
const refusalsOfHolds: readonly string[] = [
  'unknown-account',
  'insufficient',
  'key-taken',
  'unknown-hold',
  'committed',
  'released',
] satisfies LedgerRefusal[];
const refusalsOfRefunds: readonly string[] = [
  'no-account',
  'account-closed',
  'key-taken',
] satisfies RefundRefusal[];

/** Where a ledger of the retailer's own is, and the key to it. */
export interface LedgerAddress {
  url: string;
  key: string;
}

interface Answer {
  status: number;
  body: { data?: unknown; Errors?: { ErrorCode?: string }[] };
}

/**
 * A ledger that another system keeps, by the contract of the port (`ledgerOpenapi`). A call whose answer is lost is made once more, for all but the one with a
 * PIN are named; what is not answered then, or not as the contract says, throws `UpstreamUnavailable`, and nobody knows what became of it.
 */
export function ledgerElsewhere({ url, key }: LedgerAddress): Ledger {
  const once = async (path: string, body: object): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      redirect: 'error',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    });
    if (![200, 404, 409].includes(response.status))
      throw new PlainError(`${path}: ${response.status}`);
    return { status: response.status, body: (await answerJson(response)) as Answer['body'] };
  };
  const ask = <T>(path: string, body: object, read: (answer: Answer) => T, tries = 2): Promise<T> =>
    reaching('ledger', path, async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return read(await once(path, body));
        } catch (error) {
          if (attempt === tries) throw error;
        }
      }
    });
  const find = (body: object) => ask('/accounts/find', body, accountIn);
  const askForHold = (path: string, body: object) => ask(path, body, holdIn);
  return {
    find: (Kind, Number) => find({ Kind, Number }),
    findOwned: (Kind, OwnerID) => find({ Kind, OwnerID }),
    findReferenced: (Kind, Reference) => find({ Kind, Reference }),
    giftCard: (Number, Pin) => ask('/accounts/open', { Number, Pin }, accountIn, 1),
    hold: ({ expiresAt, ...request }) =>
      askForHold('/holds', { ...namedMoney(request), ExpiresAt: expiresAt.toISOString() }),
    commit: (Key) => askForHold('/holds/commit', { Key }),
    release: (Key, _now, money) =>
      askForHold('/holds/release', money ? namedMoney({ key: Key, ...money }) : { Key }),
    refund: (request) =>
      ask('/refunds', namedMoney(request), (answer) => {
        if (answer.status === 200) return null;
        return codeIn(answer, refusalsOfRefunds) as RefundRefusal;
      }),
  };
}

function namedMoney({ key, kind, number, cents }: HeldMoney & { key: string }) {
  return { Key: key, Kind: kind, Number: number, Amount: toDollars(cents) };
}

function accountIn({ status, body }: Answer): PortAccount | null {
  if (status === 404) return null;
  const account = accountSchema.parse(body.data);
  return {
    id: accountID(account.Kind, account.Number),
    kind: account.Kind,
    number: account.Number,
    reference: account.Reference,
    ownerID: account.OwnerID,
    hasPin: account.PinEnabled,
    active: account.Active,
    balance: account.Balance,
    expiresOn: account.ExpirationDate,
  };
}

function holdIn(answer: Answer): Result<Hold, LedgerRefusal> {
  if (answer.status !== 200) return err(codeIn(answer, refusalsOfHolds) as LedgerRefusal);
  const { Key, Amount, State, ExpiresAt } = holdSchema.parse(answer.body.data);
  return ok({
    key: Key,
    cents: Amount,
    state: State,
    expiresAt: new Date(ExpiresAt),
  });
}

/** The code of a refusal. Throws an Error for one that the contract does not have. */
function codeIn({ status, body }: Answer, codes: readonly string[]): string {
  const code = body.Errors?.[0]?.ErrorCode ?? '';
  if (status === 409 && codes.includes(code)) return code;
  throw new PlainError(`${status} ${/^[\w.-]{1,60}$/.test(code) ? code : 'with another code'}`);
}
