/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { ledgerChecks } from '@/scripts/conform/ledger-checks';
import type { TrialAccounts } from '@/scripts/conform/probe';
import { conformance } from '@/scripts/conform/run';
import { ok } from '@/lib/core/result';
import { migrate } from '@/services/database/migrate';
import { storeOf, type Store } from '@/services/database/statements';
import { drawNumber } from '@/services/ledgers/gift-card-stock';
import { ledgerRoutes } from '@/services/ledgers/http/routes';
import { openAccount, type NewAccount } from '@/services/ledgers/account';
import { ledger, type OwnLedger } from '@/services/ledgers/ledger';
import type { Hold, HoldRequest, Ledger, PortAccount } from '@/services/ledgers/port';
import { inServices, migrations } from '@/services/schema';
import { describeOnBothEngines } from '../support/databases';

const key = 'opens-the-ledger-to-whoever-has-it';
const pin = '4417';
const start = 6000;

/** A check by the beginning of its words. */
const check = (words: string) => {
  const [found, ...more] = ledgerChecks.filter((one) => one.words.startsWith(words));
  if (!found || more.length > 0) throw new Error(`Not one check: ${words}`);
  return found.words;
};

const asHeld = ({ key: name, cents, expiresAt }: HoldRequest): Hold => ({
  key: name,
  cents,
  expiresAt,
  state: 'held',
});

type Mistake = (own: OwnLedger, accounts: TrialAccounts) => Partial<Ledger>;

/** Ledgers that are wrong in one way each, with every check that must see it. */
const mistakes: [mistake: string, make: Mistake, seenBy: string[]][] = [
  [
    'any PIN opens a card',
    (own) => ({ giftCard: (number) => own.find('gift-card', number) }),
    ['opens a gift card'],
  ],
  [
    'whoever asks gets the same account',
    (own, { PurplePerks, ChargeAccount }) => ({
      findOwned: (kind) =>
        own.find(kind, (kind === 'purple-perks' ? PurplePerks : ChargeAccount).Number),
    }),
    ['finds accounts'],
  ],
  [
    'the same hold twice is held twice',
    (own) => {
      const seen = new Set<string>();
      return {
        hold: async (request) => {
          const isAgain = seen.has(request.key);
          seen.add(request.key);
          if (isAgain) await own.hold({ ...request, key: randomUUID() });
          return own.hold(request);
        },
      };
    },
    ['answers the same hold again'],
  ],
  [
    'another amount under a key is taken for the hold that is there',
    (own) => {
      const held = new Map<string, number>();
      return {
        hold: async (request) => {
          const before = held.get(request.key);
          if (before !== undefined && before !== request.cents) return ok(asHeld(request));
          held.set(request.key, request.cents);
          return own.hold(request);
        },
      };
    },
    ['refuses another amount'],
  ],
  [
    'where there is too little, what is left is held',
    (own) => ({
      hold: async (request) => {
        const answer = await own.hold(request);
        const account = await own.find(request.kind, request.number);
        if (answer.ok || answer.error !== 'insufficient' || !account?.active) return answer;
        return account.balance > 0 ? own.hold({ ...request, cents: account.balance }) : answer;
      },
    }),
    ['refuses more than', 'never holds more'],
  ],
  [
    'the balance is read first and believed afterwards',
    (own) => {
      let [underWay, read] = [0, null as Promise<PortAccount | null> | null];
      return {
        hold: async (request) => {
          underWay += 1;
          const account = await (read ??= own.find(request.kind, request.number));
          const answer = await own.hold(request);
          underWay -= 1;
          if (underWay === 0) read = null;
          const isBelieved = account?.active && account.balance >= request.cents;
          return !answer.ok && answer.error === 'insufficient' && isBelieved
            ? ok(asHeld(request))
            : answer;
        },
      };
    },
    ['never holds more'],
  ],
  [
    'small amounts are rounded',
    (own) => ({
      hold: (request) => {
        const rounded = Math.max(5, Math.round(request.cents / 5) * 5);
        return own.hold({ ...request, cents: request.cents < 500 ? rounded : request.cents });
      },
    }),
    ['keeps amounts'],
  ],
  [
    'a commit that is repeated debits once more',
    (own, { GiftCard }) => {
      const spent = new Set<string>();
      return {
        commit: async (name, now) => {
          const answer = await own.commit(name, now);
          if (answer.ok && spent.has(name)) {
            const again = {
              key: randomUUID(),
              kind: 'gift-card' as const,
              cents: answer.value.cents,
            };
            await own.hold({ ...again, number: GiftCard.Number, expiresAt: now, now });
            await own.commit(again.key, now);
          }
          spent.add(name);
          return answer;
        },
      };
    },
    ['spends a hold once'],
  ],
  [
    'a release that is repeated gives back once more',
    (own) => {
      const released = new Set<string>();
      return {
        release: async (name, now, money) => {
          if (money && released.has(name)) await own.refund({ ...money, key: randomUUID(), now });
          released.add(name);
          return own.release(name, now, money);
        },
      };
    },
    ['gives a released hold'],
  ],
  [
    'what was given back is spent all the same',
    (own) => ({
      commit: async (name, now) => {
        const answer = await own.commit(name, now);
        if (answer.ok || answer.error !== 'released') return answer;
        return ok({ key: name, cents: 200, state: 'committed', expiresAt: now });
      },
    }),
    ['never both'],
  ],
  [
    'what was spent is given back by a release',
    (own) => ({
      release: async (name, now, money) => {
        const answer = await own.release(name, now, money);
        if (answer.ok || answer.error !== 'committed' || !money) return answer;
        await own.refund({ ...money, key: `${name}/released`, now });
        return ok({ key: name, cents: money.cents, state: 'released', expiresAt: now });
      },
    }),
    ['never both'],
  ],
  [
    'the end of a hold that was never made is forgotten',
    (own) => ({ release: (name, now) => own.release(name, now) }),
    ['refuses a hold that arrives'],
  ],
  [
    'a hold never ends',
    (own) => ({
      hold: async (request) => {
        const answer = await own.hold({ ...request, expiresAt: new Date('2999-01-01') });
        return answer.ok ? ok({ ...answer.value, expiresAt: request.expiresAt }) : answer;
      },
    }),
    ['gives a hold back by itself'],
  ],
  [
    'the key of a refund is not looked at',
    (own) => ({ refund: (asked) => own.refund({ ...asked, key: randomUUID() }) }),
    ['gives a refund once'],
  ],
  [
    'Purple Perks are never given back',
    (own) => ({
      refund: (asked) =>
        asked.kind === 'purple-perks' ? Promise.resolve(null) : own.refund(asked),
    }),
    ['holds, spends and refunds'],
  ],
  [
    'a closed card is held from',
    (own) => ({
      hold: async (request) => {
        const account = await own.find(request.kind, request.number);
        return account && !account.active ? ok(asHeld(request)) : own.hold(request);
      },
    }),
    ['refuses what is closed'],
  ],
];

describeOnBothEngines('the conformance test of the ledgers’ port', (engine) => {
  let store: Store;
  let own: OwnLedger;
  beforeAll(async () => {
    const db = await engine.open();
    await migrate(db, 'services', migrations, inServices);
    store = storeOf(db);
    own = ledger(store);
  });

  const trial = async (): Promise<TrialAccounts> => {
    const open = async (more: Partial<NewAccount> = {}) => {
      const account: NewAccount = {
        kind: 'gift-card',
        number: drawNumber(),
        ownerID: null,
        pin: null,
        active: true,
        balance: start,
        expiresOn: null,
        ...more,
      };
      await store.transact(() => openAccount(account, new Date()));
      return { Number: account.number, OwnerID: account.ownerID ?? '' };
    };
    const { Number } = await open({ pin });
    const { Number: closed } = await open({ active: false });
    return {
      GiftCard: { Number, Pin: pin },
      PurplePerks: await open({ kind: 'purple-perks', ownerID: randomUUID() }),
      ChargeAccount: await open({ kind: 'charge-account', ownerID: randomUUID() }),
      ClosedGiftCard: { Number: closed },
    };
  };

  /** The checks that a ledger does not pass. */
  const failed = async (
    routes: ReturnType<typeof ledgerRoutes>,
    accounts: TrialAccounts,
    headers: Record<string, string> = {},
  ) => {
    const seen = await conformance({
      key,
      accounts,
      fetch: async (path, init) =>
        routes.request(path, {
          ...init,
          headers: { ...(init.headers as Record<string, string>), ...headers },
        }),
      eventually: async (isSo) => {
        await own.releaseExpired(new Date(Date.now() + 60_000));
        return isSo();
      },
    });
    return seen.flatMap(({ words, wrong }) => (wrong === null ? [] : [words]));
  };

  it('passes against the embedded ledger, and leaves every balance as it was', async () => {
    const accounts = await trial();
    expect(await failed(ledgerRoutes(own, { LEDGER_KEY: key }), accounts)).toEqual([]);
    const { GiftCard, PurplePerks, ChargeAccount } = accounts;
    expect([
      (await own.find('gift-card', GiftCard.Number))?.balance,
      (await own.find('purple-perks', PurplePerks.Number))?.balance,
      (await own.find('charge-account', ChargeAccount.Number))?.balance,
    ]).toEqual([start, start, start]);
  });

  // What is wrong with a ledger does not hang on the engine below it.
  if (engine.name === 'pglite') return;

  it('sees a ledger that lets everybody in', async () => {
    const open = { authorization: `Bearer ${key}` };
    expect(await failed(ledgerRoutes(own, { LEDGER_KEY: key }), await trial(), open)).toEqual([
      check('refuses callers'),
    ]);
  });

  it.each(mistakes)('sees that %s', async (_, make, seenBy) => {
    const accounts = await trial();
    const wrong: Ledger = { ...own, ...make(own, accounts) };
    expect(await failed(ledgerRoutes(wrong, { LEDGER_KEY: key }), accounts)).toEqual(
      seenBy.map(check),
    );
  });

  it('is closed without a key', async () => {
    const { GiftCard } = await trial();
    const response = await ledgerRoutes(own, {}).request('/accounts/open', {
      method: 'POST',
      body: JSON.stringify(GiftCard),
      headers: { 'content-type': 'application/json', authorization: 'Bearer undefined' },
    });
    expect(response.status).toBe(401);
  });
});
