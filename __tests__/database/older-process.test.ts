/** @jest-environment node */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAccount } from '@/services/ledgers/account';
import { now } from '@/lib/core/time/clock';
import type { Database } from '@/services/database/database';
import { migrate, type Migration } from '@/services/database/migrate';
import { storeOf } from '@/services/database/statements';
import { receive } from '@/services/indexer/queue';
import { inServices, migrations } from '@/services/schema';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnBothEngines } from '../support/databases';
import { openInMemory } from '../support/memory-database';
import { forAnotherOrder, recording, type Sent } from '../support/recorded-writes';
import { shopping } from '../support/shopping';

/**
 * What the release before had: the steps of its schema, and what its processes send while orders are placed. Written anew at each release with
 * `RECORD_RELEASE=1`, before its number goes up.
 */
const path = join(__dirname, 'release-before.json');
const before: { migrations: string[]; sent: Sent[] } = existsSync(path)
  ? (JSON.parse(readFileSync(path, 'utf8')) as { migrations: string[]; sent: Sent[] })
  : { migrations: [], sent: [] };
const isOlder = ({ name }: Migration) => before.migrations.includes(name);
const older = migrations.filter(isOlder);
const newer = migrations.filter((step) => !isOlder(step));

/** What an older process cannot work with: something gone, renamed, or asked for that it does not write. */
const narrowing =
  /\bdrop (table|column|schema|view|function)|\brename\b|alter column \w+ (type|set not null|set data)|add constraint|\bdelete from\b|\btruncate\b|add column (?!.*\bdefault\b).*\bnot null\b/i;
const narrows = ({ statements }: Migration) => statements.some((text) => narrowing.test(text));

if (process.env.RECORD_RELEASE) {
  it('notes what this release sends', async () => {
    const db = await openInMemory();
    const noted = recording(
      db,
      migrations.flatMap(({ statements }) => statements),
    );
    const backEnd: TestBackEnd = await startTestBackEnd(noted.db);
    const shop = shopping(() => backEnd);
    const store = storeOf(noted.db);
    const card = { kind: 'gift-card', ownerID: null, active: true, expiresOn: null } as const;
    await store.transact(() =>
      openAccount({ ...card, number: '6006490000009991', pin: '4417', balance: 2000 }, now()),
    );
    const rose = await shop.product();
    const buyer = await shop.readyCart([{ id: rose }]);
    const answer = await shop.submit(buyer, {
      LilacPayments: [
        { Type: 'GiftCard', Number: '6006490000009991', Pin: '4417', Amount: 10 },
        {
          Type: 'CreditCard',
          Nonce: 'fake-valid-nonce',
          Amount: Math.round(buyer.total * 100 - 1000) / 100,
        },
      ],
    });
    expect(answer.body).toMatchObject({ Status: 'Submitted' });
    const declined = await shop.readyCart([{ id: rose }]);
    await shop.submit(declined, {
      LilacPayments: [{ Type: 'CreditCard', Nonce: 'fake-processor-declined-visa-nonce' }],
    });
    await backEnd.appApi.sender.sendDue();
    await store.transact(() => receive({ id: 'delivery-1', entities: ['product:rose'] as never }));
    await backEnd.integration.ledger.releaseExpired(now());
    await backEnd.close();
    await db.close();
    const names = migrations.map(({ name }) => name);
    writeFileSync(path, `${JSON.stringify({ migrations: names, sent: noted.sent }, null, 2)}\n`);
  });
}

describe('a step of the schema', () => {
  it.each([
    ['alter table services.outbox drop column last_error', true],
    ['alter table services.outbox rename column kind to sort', true],
    ['alter table services.outbox alter column payload type text', true],
    ['alter table services.outbox add column trace text not null', true],
    [`alter table services.outbox add column trace text not null default ''`, false],
    ['alter table services.outbox add column trace text', false],
    ['create table services.note (id text primary key not null)', false],
  ])('"%s" narrows: %s', (text, expected) => {
    expect(narrows({ name: 'x', statements: [text] })).toBe(expected);
  });

  it('that takes away or narrows says so, and waits for the older processes to go', () => {
    expect(newer.filter((step) => narrows(step) && !step.contracts)).toEqual([]);
    expect(before.migrations.filter((name) => !older.some((step) => step.name === name))).toEqual(
      [],
    );
  });
});

describeOnBothEngines('a newer schema under an older process', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await engine.open();
  }, 180_000);

  /** Sends what the release before sends for one order; every failure. */
  const writeAsBefore = async () => {
    const failed: string[] = [];
    for (const { text, params } of forAnotherOrder(before.sent))
      await db
        .query(text, params)
        .catch((error: unknown) => failed.push(`${String(error)}: ${text}`));
    return failed;
  };
  const orders = async () =>
    (await db.query<{ n: number }>('select count(*)::int as n from services.submission'))[0]?.n;

  const expanding: Migration = {
    name: '901-next',
    statements: [
      `alter table services.submission add column trace text not null default ''`,
      'alter table services.outbox add column trace text',
      'create table services.next (id text primary key)',
    ],
  };
  const contracting: Migration = {
    name: '902-next',
    contracts: true,
    statements: ['alter table services.outbox drop column attempts'],
  };

  it('takes every write of it while the schema moves forward, and afterwards', async () => {
    await migrate(db, 'services', older, inServices);
    expect(await writeAsBefore()).toEqual([]);
    expect(before.sent.length).toBeGreaterThan(20);
    const failures: string[] = [];
    let [moving, rounds] = [true, 0];
    const writing = (async () => {
      while (moving || rounds < 3) {
        failures.push(...(await writeAsBefore()));
        rounds += 1;
      }
    })();
    const moved = await migrate(
      db,
      'services',
      [...migrations, expanding, contracting],
      inServices,
    );
    moving = false;
    await writing;
    expect(moved).toEqual({
      applied: [
        ...newer.filter(({ contracts }) => !contracts).map(({ name }) => name),
        expanding.name,
      ],
      waiting: [
        ...newer.filter(({ contracts }) => contracts).map(({ name }) => name),
        contracting.name,
      ],
    });
    expect(failures).toEqual([]);
    expect(await orders()).toBeGreaterThanOrEqual(4);
    // The older process starts once more: what it does not know is none of its business.
    expect((await migrate(db, 'services', older, inServices)).applied).toEqual([]);
  });

  it('is contracted only on demand: then the older process could not write any more', async () => {
    const steps = [...migrations, expanding, contracting];
    expect((await migrate(db, 'services', steps, inServices)).applied).toEqual([]);
    const done = await migrate(db, 'services', steps, { ...inServices, contract: true });
    expect(done.waiting).toEqual([]);
    expect(done.applied).toContain(contracting.name);
    expect((await writeAsBefore()).join('\n')).toMatch(/attempts/);
  });

  it('takes over the record of releases that kept it in public, and runs nothing twice', async () => {
    const other = await engine.open();
    await migrate(other, 'services', older);
    expect((await migrate(other, 'services', older, inServices)).applied).toEqual([]);
    const left = await other.query(`select 1 from public.migration where owner = 'services'`);
    expect(left).toHaveLength(older.length);
  });
});
