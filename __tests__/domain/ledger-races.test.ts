/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { storeOf, type Store } from '@/services/database/statements';
import { migrate } from '@/services/database/migrate';
import { accountID, type LedgerKind } from '@/services/ledgers/account';
import { openAccount } from '@/services/ledgers/account';
import { ledger, type OwnLedger } from '@/services/ledgers/ledger';
import { holdKey, type HoldRequest, type Refund } from '@/services/ledgers/port';
import { inServices, migrations } from '@/services/schema';
import { describeOnBothEngines } from '../support/databases';

const now = new Date('2026-11-20T18:00:00Z');
const later = new Date('2026-11-20T18:31:00Z');
const expiresAt = new Date('2026-11-20T18:30:00Z');

describeOnBothEngines('the ledgers', (engine) => {
  let store: Store;
  let books: OwnLedger;
  beforeAll(async () => {
    const db = await engine.open();
    await migrate(db, 'services', migrations, inServices);
    store = storeOf(db);
    books = ledger(store);
  });

  const open = async (
    balance: number,
    more: { kind?: LedgerKind; active?: boolean; expiresOn?: string } = {},
  ) => {
    const number = randomUUID();
    const account = {
      kind: 'gift-card' as const,
      number,
      ownerID: null,
      pin: '4417',
      active: true,
      balance,
      expiresOn: null,
      ...more,
    };
    await store.transact(() => openAccount(account, now));
    const { kind } = account;
    const ask = (cents: number, attempt = 1, orderID = 'order'): HoldRequest => ({
      key: holdKey({ kind, number, orderID, attempt }),
      kind,
      number,
      cents,
      expiresAt,
      now,
    });
    const left = async () => (await books.find(account.kind, number))?.balance;
    return { number, account, ask, left };
  };

  it('holds, commits once, and answers a repetition as before', async () => {
    const { ask, left } = await open(5000);
    const held = await books.hold(ask(3000));
    expect([held.ok && held.value.state, await left()]).toEqual(['held', 2000]);
    expect(await books.hold(ask(3000))).toEqual(held);
    const key = ask(3000).key;
    for (let call = 0; call < 3; call += 1) expect((await books.commit(key, now)).ok).toBe(true);
    expect([await left(), await books.release(key, now)]).toEqual([
      2000,
      { ok: false, error: 'committed' },
    ]);
  });

  it('gives back what is released, once', async () => {
    const { ask, left } = await open(5000);
    await books.hold(ask(5000));
    const key = ask(5000).key;
    for (let call = 0; call < 3; call += 1) expect((await books.release(key, now)).ok).toBe(true);
    expect([await left(), await books.commit(key, now), await books.hold(ask(5000))]).toEqual([
      5000,
      { ok: false, error: 'released' },
      { ok: false, error: 'key-taken' },
    ]);
    expect((await books.hold(ask(5000, 2))).ok).toBe(true);
  });

  it('refuses what is not there', async () => {
    const small = await open(999);
    const blocked = await open(5000, { active: false });
    const ended = await open(5000, { kind: 'purple-perks', expiresOn: '2026-11-19' });
    const lastDay = await open(5000, { kind: 'purple-perks', expiresOn: '2026-11-20' });
    const refusals = await Promise.all([
      books.hold(small.ask(1000)),
      books.hold(blocked.ask(1)),
      books.hold(ended.ask(1)),
      books.hold(lastDay.ask(1)),
      books.hold({ ...small.ask(1), key: randomUUID(), number: 'nobody' }),
      books.commit('nothing', now),
      books.release('nothing', now),
    ]);
    expect(refusals.map((end) => (end.ok ? 'held' : end.error))).toEqual([
      'insufficient',
      'insufficient',
      'insufficient',
      'held',
      'unknown-account',
      'unknown-hold',
      'unknown-hold',
    ]);
    const other = await books.hold(small.ask(500));
    expect([other.ok, await books.hold(small.ask(400))]).toEqual([
      true,
      { ok: false, error: 'key-taken' },
    ]);
  });

  it('refuses a hold that arrives after its end was asked for', async () => {
    const { ask, left, number } = await open(5000);
    const money = { kind: 'gift-card', number, cents: 3000 } as const;
    const key = ask(3000).key;
    for (let call = 0; call < 2; call += 1)
      expect(await books.release(key, now, money)).toMatchObject({ value: { state: 'released' } });
    expect([await books.hold(ask(3000)), await left()]).toEqual([
      { ok: false, error: 'key-taken' },
      5000,
    ]);
  });

  it('gives back once under a key, and never onto what nobody can spend', async () => {
    const { number, left } = await open(1000);
    const closed = await open(1000, { active: false });
    const charge = await open(1000, { kind: 'charge-account', active: false });
    const key = randomUUID();
    const back = (more: Partial<Refund> = {}) =>
      books.refund({ key, kind: 'gift-card', number, cents: 300, now, ...more });
    const all = await Promise.all(Array.from({ length: 10 }, () => back()));
    expect([all.every((refusal) => refusal === null), await left()]).toEqual([true, 1300]);
    expect([
      await back({ cents: 200 }),
      await back({ number: closed.number }),
      await back({ key: randomUUID(), number: closed.number }),
      await back({ key: randomUUID(), number: 'nobody' }),
      await back({ key: randomUUID(), kind: 'charge-account', number: charge.number }),
    ]).toEqual(['key-taken', 'key-taken', 'account-closed', 'no-account', null]);
    expect([await left(), await closed.left(), await charge.left()]).toEqual([1300, 1000, 1300]);
  });

  it('never holds more than there is, however many ask at once', async () => {
    const { ask, left } = await open(10_000);
    const ends = await Promise.all(
      Array.from({ length: 40 }, (_, index) => books.hold(ask(700, 1, `order-${index}`))),
    );
    expect(ends.filter((end) => end.ok)).toHaveLength(14);
    expect(await left()).toBe(200);
  });

  it('holds once when fifty calls carry the same key', async () => {
    const { ask, left, number } = await open(10_000);
    const ends = await Promise.all(Array.from({ length: 50 }, () => books.hold(ask(1000))));
    expect(ends.every((end) => end.ok)).toBe(true);
    expect(await left()).toBe(9000);
    const entries = await store.query(
      'select 1 from services.ledger_entry where account = $1 and reason = $2',
      [accountID('gift-card', number), 'hold'],
    );
    expect(entries).toHaveLength(1);
  });

  it('commits or releases, never both, when both are asked at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { ask, left } = await open(1000);
      await books.hold(ask(1000));
      const key = ask(1000).key;
      const [committed, released] = await Promise.all([
        books.commit(key, now),
        books.release(key, now),
      ]);
      expect([committed.ok, released.ok].filter(Boolean)).toHaveLength(1);
      expect(await left()).toBe(committed.ok ? 0 : 1000);
    }
  });

  it('releases what has expired, but not what was committed in time', async () => {
    const [one, two] = [await open(1000), await open(1000)];
    await books.hold(one.ask(1000));
    await books.hold(two.ask(1000));
    await books.commit(two.ask(1000).key, now);
    expect(await books.releaseExpired(now)).toBe(0);
    await Promise.all(Array.from({ length: 5 }, () => books.releaseExpired(later)));
    expect([await one.left(), await two.left()]).toEqual([1000, 0]);
  });

  it('opens an account once, and knows its PIN only as a digest', async () => {
    const { number, account, left } = await open(1000);
    expect(await store.transact(() => openAccount({ ...account, balance: 9999 }, now))).toBe(false);
    expect(await left()).toBe(1000);
    const digest = (await books.find('gift-card', number))?.pinDigest ?? null;
    expect([
      digest?.includes('4417'),
      await books.giftCard(number, '4418'),
      (await books.giftCard(number, '4417'))?.balance,
    ]).toEqual([false, null, 1000]);
  });

  it('has moved money in pairs that sum to nothing, and every balance is the sum of its movements', async () => {
    const [sum] = await store.query<{ unbalanced: number }>(
      'select count(*) as unbalanced from (select posting from services.ledger_entry group by posting having sum(cents) <> 0 or count(*) <> 2) as wrong',
    );
    expect(sum?.unbalanced).toBe(0);
    const wrong = await store.query(
      `select a.id from services.ledger_account a where a.balance_cents <> coalesce((select sum(cents) from services.ledger_entry e where e.account = a.id), 0)`,
    );
    expect(wrong).toEqual([]);
  });
});
