/** @jest-environment node */
import { now } from '@/lib/core/time/clock';
import type { Database, Queryable } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { sql, storeOf, type Store } from '@/services/database/statements';
import type { LedgerKind } from '@/services/ledgers/account';
import { openAccount } from '@/services/ledgers/account';
import { ledger } from '@/services/ledgers/ledger';
import { importLedgers } from '@/services/ledgers/opening/import-ledgers';
import { importInto } from '@/services/ledgers/opening/import-ledgers';
import { openBalances, openingBatch } from '@/services/ledgers/opening/open-accounts';
import { readOpeningBalances } from '@/services/ledgers/opening/opening-balance';
import { inServices, migrations } from '@/services/schema';
import { describeOnServer } from '../support/databases';

const header = 'Kind,Number,Balance,Pin,OwnerID,ExpirationDate,Active';
const csv = (lines: readonly string[]) => [header, ...lines].join('\n');

/** Numbers of twelve digits, which no payment card has. */
const numberOf = (prefix: number, index: number) => `${prefix}${String(index).padStart(8, '0')}`;

/** Lines of all kinds, with balances of some cents each: two PINs, for their digests are slow on purpose. */
const linesOf = (count: number, prefix: number) =>
  Array.from({ length: count }, (_, index) => {
    const [number, dollars] = [numberOf(prefix, index), `${index % 90}.${10 + (index % 90)}`];
    if (index % 4 === 1)
      return `purple-perks,${number},${dollars},,buyer-${prefix}-${index},2027-08-31,`;
    if (index % 4 === 2)
      return `charge-account,CH-${number},${dollars},,buyer-${prefix}-${index},,`;
    return `gift-card,${number},${dollars},${index < 2 ? '4417' : ''},,,`;
  });

describeOnServer('the import of opening balances', (engine) => {
  let store: Store;
  beforeAll(async () => {
    const db = await engine.open();
    await migrate(db, 'services', migrations, inServices);
    store = storeOf(db);
  });

  it('leaves a database as it was when rehearsed, and brings it all in after that', async () => {
    const db = await engine.open();
    const tables = async () =>
      db.query(
        `select n.nspname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where c.relkind = 'r' and n.nspname in ('public', 'services')`,
      );
    const into = async (isDryRun: boolean) => {
      const said: string[] = [];
      const done = await importInto(db, csv(linesOf(4, 6990)), {
        isDryRun,
        takesOverDemo: false,
        now: now(),
        say: (line) => said.push(line),
      });
      return [done, said.filter((line) => /Gift cards/.test(line)).length > 0];
    };
    expect([await into(true), await tables()]).toEqual([[true, true], []]);
    expect(await into(false)).toEqual([true, true]);
    const [row] = await db.query('select count(*)::int as accounts from services.ledger_account');
    expect(row?.accounts).toBeGreaterThanOrEqual(4);
  });

  const rehearsal = async (db: Database) => {
    const said: string[] = [];
    const done = await importInto(db, csv(linesOf(4, 6991)), {
      isDryRun: true,
      takesOverDemo: false,
      now: now(),
      say: (line) => said.push(line),
    });
    return { done, said };
  };

  it('is not rehearsed on tables of an older release, whose steps would keep a shop waiting', async () => {
    const db = await engine.open();
    const older = migrations.slice(0, -1);
    await migrate(db, 'services', older, inServices);
    const { done, said } = await rehearsal(db);
    expect([done, said]).toEqual([false, [expect.stringContaining('npm run migrate')]]);
    await migrate(db, 'services', migrations, inServices);
    expect((await rehearsal(db)).done).toBe(true);
  });

  it('is rehearsed at a shop that is open without the lock of the migrations', async () => {
    const db = await engine.open();
    await migrate(db, 'services', migrations, inServices);
    const sent: string[] = [];
    const noting = ({ query }: Queryable): Queryable => ({
      query: (statement, params) => {
        sent.push(statement);
        return query(statement, params);
      },
    });
    const { done } = await rehearsal({
      ...db,
      ...noting({ query: (statement, params) => db.query(statement, params) }),
      tx: (work) =>
        db.tx((handle) =>
          work(noting({ query: (statement, params) => handle.query(statement, params) })),
        ),
    });
    expect(done).toBe(true);
    expect(sent.some((statement) => statement.includes('services.ledger_account'))).toBe(true);
    expect(sent.join('\n')).not.toMatch(/hashtext\('migration'\)|create schema/);
  });

  const run = async (lines: readonly string[], isDryRun = false) => {
    const said: string[] = [];
    const done = await importLedgers(store, csv(lines), {
      isDryRun,
      now: now(),
      say: (line) => said.push(line),
    });
    return { done, said };
  };
  const books = async (prefix: number) => {
    const [row] = await store.query(
      `select count(*)::int as accounts, coalesce(sum(balance_cents), 0)::int as cents,
         (select count(*)::int from services.ledger_entry where account like '%' || $1 || '________') as movements,
         (select count(*)::int from services.customer where card_number like $1 || '%') as customers
       from services.ledger_account where number like '%' || $1 || '________'`,
      [String(prefix)],
    );
    return row;
  };
  const unbalanced = async () =>
    store.query(
      `select posting from services.ledger_entry group by posting having sum(cents) <> 0 or count(*) <> 2
       union all select null from services.ledger_account a
       where a.balance_cents <> coalesce((select sum(cents) from services.ledger_entry e where e.account = a.id), 0)`,
    );

  it('brings ten thousand accounts in once, however often it runs', async () => {
    const lines = linesOf(10_000, 6110);
    const { balances } = readOpeningBalances(csv(lines));
    const all = {
      accounts: 10_000,
      cents: balances.reduce((sum, { cents }) => sum + cents, 0),
      movements: 10_000,
      customers: 2500,
    };
    expect((await run(lines, true)).done).toBe(true);
    expect(await books(6110)).toMatchObject({ accounts: 0, movements: 0, customers: 0 });
    const first = await run(lines);
    expect([first.done, first.said.at(-2)]).toEqual([true, 'Opened 10000 of 10000.']);
    expect(await books(6110)).toEqual(all);
    const second = await run(lines);
    expect(second.done).toBe(true);
    expect(second.said.filter((line) => /Gift cards|Opened/.test(line))).toEqual([
      expect.stringMatching(/Gift cards +0 +\$0\.00/),
      expect.stringMatching(/Gift cards +5000 +\$[\d,]+\.\d\d/),
    ]);
    expect([await books(6110), await unbalanced()]).toEqual([all, []]);
    expect((await ledger(store).giftCard(numberOf(6110, 0), '4417'))?.balance).toBe(10);
  }, 120_000);

  it('goes on where it was cut off', async () => {
    const lines = linesOf(openingBatch * 3, 6220);
    const { balances } = readOpeningBalances(csv(lines));
    const cutOff = openBalances(store, balances, now(), () => {
      throw new Error('kill -9');
    });
    await expect(cutOff).rejects.toThrow('kill -9');
    expect(await books(6220)).toMatchObject({ accounts: openingBatch, movements: openingBatch });
    const { done, said } = await run(lines);
    expect([done, said.at(-2)]).toEqual([
      true,
      `Opened ${2 * openingBatch} of ${2 * openingBatch}.`,
    ]);
    expect(await books(6220)).toMatchObject({
      accounts: balances.length,
      cents: balances.reduce((sum, { cents }) => sum + cents, 0),
      movements: balances.length,
    });
  });

  it('opens each account once when two run at once', async () => {
    const lines = linesOf(openingBatch, 6330);
    const ends = await Promise.all([run(lines), run(lines)]);
    expect(ends.map(({ done }) => done)).toEqual([true, true]);
    expect([await books(6330), await unbalanced()]).toEqual([
      expect.objectContaining({ accounts: openingBatch, movements: openingBatch }),
      [],
    ]);
  });

  it('names what the books say against a line, and writes nothing then', async () => {
    const open = (kind: LedgerKind, number: string, ownerID: string | null) =>
      store.transact(() =>
        openAccount(
          { kind, number, ownerID, pin: null, active: true, balance: 500, expiresOn: null },
          now(),
        ),
      );
    await open('gift-card', numberOf(6440, 1), null);
    await open('charge-account', 'CH-644000000002', 'buyer-two');
    await open('purple-perks', numberOf(6440, 3), 'buyer-three');
    await store.transact(function* () {
      yield* sql(
        'insert into services.gift_card_number (number, by_mail, taken_at) values ($1, true, now())',
        [numberOf(6440, 5)],
      );
      yield* sql(
        `insert into services.customer (number, user_id, card_number) values ('C-6440', 'buyer-six', $1)`,
        [numberOf(6440, 6)],
      );
    });
    const { done, said } = await run([
      `gift-card,${numberOf(6440, 1)},7,,,,`,
      'charge-account,CH-644000000002,5,,buyer-other,,',
      `purple-perks,${numberOf(6440, 4)},5,,buyer-three,,`,
      `gift-card,${numberOf(6440, 5)},5,,,,`,
      `purple-perks,${numberOf(6440, 6)},5,,buyer-seven,,`,
      `purple-perks,${numberOf(6440, 8)},5,,buyer-six,,`,
      `gift-card,${numberOf(6440, 9)},5,,,,`,
    ]);
    expect([done, said]).toEqual([
      false,
      [
        'Line 2: the account is there, and was opened with 5.00',
        'Line 3: the account is there, of another owner',
        'Line 4: OwnerID has an account of this kind, …0003',
        'Line 5: Number is of a card that this shop has sold',
        'Line 6: Number is the card of another customer',
        'Line 7: OwnerID has an account of this kind, …0006',
        '6 lines are not right. Nothing was written: mend the file and run this again.',
      ],
    ]);
    expect(await ledger(store).find('gift-card', numberOf(6440, 9))).toBeNull();
  });

  it('knows an account whose money was spent since', async () => {
    const line = `gift-card,${numberOf(6550, 1)},20,,,,`;
    await run([line]);
    const own = ledger(store);
    const request = { kind: 'gift-card', number: numberOf(6550, 1), key: 'spent' } as const;
    await own.hold({ ...request, cents: 700, expiresAt: now(), now: now() });
    expect((await run([line])).done).toBe(true);
    expect((await own.find('gift-card', numberOf(6550, 1)))?.balance).toBe(1300);
  });
});
