import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const name = z.strictObject({ Number: z.string().min(1) });

/** The accounts of a ledger that a conformance run may use: each active with 20 dollars or more on it but the closed one, and nobody else's meanwhile. */
export const trialAccountsSchema = z.strictObject({
  GiftCard: name.extend({ Pin: z.string().min(1) }),
  PurplePerks: name.extend({ OwnerID: z.string().min(1) }),
  ChargeAccount: name.extend({ OwnerID: z.string().min(1) }),
  ClosedGiftCard: name,
});
export type TrialAccounts = z.infer<typeof trialAccountsSchema>;

/** What a ledger answers: `data` of a 200, the code of a refusal. */
export interface LedgerAnswer {
  status: number;
  code: string | null;
  data: Record<string, unknown>;
}

/** How a ledger is reached, and how a run waits for something that comes by itself. */
export interface Reach {
  fetch(path: string, init: RequestInit): Promise<Response>;
  key: string;
  accounts: TrialAccounts;
  /** Waits until `isSo` answers true, some minutes at most; returns whether it did. */
  eventually(isSo: () => Promise<boolean>): Promise<boolean>;
}

/** An account as a call names it. */
export interface Named {
  Kind: 'gift-card' | 'purple-perks' | 'charge-account';
  Number: string;
}

/** A ledger under trial. */
export interface Probe extends Reach {
  giftCard: Named;
  post(path: string, body: object, key?: string | null): Promise<LedgerAnswer>;
  balance(account: Named): Promise<number>;
  /** A hold of its own, five minutes long unless said. */
  holdOf(
    account: Named,
    amount: number,
    more?: { Key?: string; ExpiresAt?: string },
  ): Named & { Key: string; Amount: number; ExpiresAt: string };
  release(hold: Named & { Key: string; Amount: number }): Promise<LedgerAnswer>;
}

const holdMs = 5 * 60_000;

/** A probe of a ledger. Throws an Error when it does not answer with JSON. */
export function probeOf(reach: Reach): Probe {
  const post: Probe['post'] = async (path, body, key = reach.key) => {
    const response = await reach.fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
    });
    const answer = (await response.json().catch(() => {
      throw new Error(`${path} answers ${response.status} without JSON`);
    })) as { data?: Record<string, unknown>; Errors?: { ErrorCode?: string }[] };
    const code = answer.Errors?.[0]?.ErrorCode ?? null;
    return { status: response.status, code, data: answer.data ?? {} };
  };
  return {
    ...reach,
    giftCard: { Kind: 'gift-card', Number: reach.accounts.GiftCard.Number },
    post,
    balance: async (account) => {
      const { status, data } = await post('/accounts/find', account);
      if (status !== 200) throw new Error(`the ${account.Kind} is not found: ${status}`);
      return cents(data.Balance);
    },
    holdOf: (account, Amount, more = {}) => ({
      Key: `conformance-${randomUUID()}`,
      ...account,
      Amount,
      ExpiresAt: new Date(Date.now() + holdMs).toISOString(),
      ...more,
    }),
    release: ({ Key, Kind, Number, Amount }) =>
      post('/holds/release', { Key, Kind, Number, Amount }),
  };
}

/** Dollars of an answer in cents. */
export function cents(dollars: unknown): number {
  return typeof dollars === 'number' ? Math.round(dollars * 100) : NaN;
}
