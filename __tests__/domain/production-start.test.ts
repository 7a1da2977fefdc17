/** @jest-environment node */
import { freePort } from '@/__tests__/support/free-port';
import { openOnServer } from '@/__tests__/support/databases';
import { productionVariables } from '@/__tests__/support/production-variables';
import { parseEnv } from '@/lib/config/env';
import type { Database } from '@/services/database/database';
import { claimForRetailer, claimForStandIns } from '@/services/database/ownership';
import { startBackEnd } from '@/scripts/back-end';
import { empty } from '@/scripts/seed/empty';
import { enlarge } from '@/scripts/seed/enlarge';
import { openDemoBooks } from '@/scripts/back-end/opening-books';
import { createServices } from '@/services/services';
import { ensureStock } from '@/scripts/back-end/stocking';
import { createStandIns } from '@/scripts/back-end/systems';
import { standInNames } from '@/lib/config/stand-ins';
import { seedVersion } from '@/platform/stock/version';

/** Vendors that nobody is: what the services ask of them in the background fails at once. */
const vendors = {
  COMMERCE_URL: 'https://commerce.invalid',
  CONTENT_URL: 'https://content.invalid',
  FILES_URL: 'https://files.invalid',
  SEARCH_HOST: 'search.invalid',
  SEARCH_PROTOCOL: 'https',
};
const standInTables =
  /^(commerce\.|public\.(search_|content_|stored_|payment_|mail_|captcha_|stocked))/;

let db: Database;
beforeEach(async () => {
  db = await openOnServer();
});
afterEach(() => db.close());

const production = async (more: Record<string, string> = {}) =>
  parseEnv({
    ...productionVariables,
    ...vendors,
    PLATFORM_PORT: String(await freePort()),
    ...more,
  });
/** A start in which `db` plays the server at DATABASE_URL. */
const started = async <T>(
  env: Awaited<ReturnType<typeof production>>,
  use: (url: string) => Promise<T>,
): Promise<T> => {
  const backEnd = await startBackEnd({ env, db, inMemory: true });
  try {
    return await use(backEnd.url);
  } finally {
    await backEnd.close();
  }
};
/** Every table with its rows. */
const inventory = async () => {
  const tables = await db.query<{ name: string }>(
    `select s.nspname || '.' || c.relname as name from pg_class c join pg_namespace s on s.oid = c.relnamespace
     where c.relkind = 'r' and s.nspname !~ '^pg_' and s.nspname <> 'information_schema' order by 1`,
  );
  return Object.fromEntries(
    await Promise.all(
      tables.map(
        async ({ name }) =>
          [
            name,
            (await db.query(`select * from ${name}`)).map((row) => JSON.stringify(row)).sort(),
          ] as const,
      ),
    ),
  );
};
const statusOf = async (url: string) => (await fetch(url)).status;
const server = { DATABASE_URL: 'postgres://shop@db/shop' };
/** As a release stocked it that knew no mark of ownership yet. */
const stockedOnce = async (version: string) => {
  await db.query(
    'create table stocked (only_row boolean primary key default true check (only_row), version text not null, accounts jsonb not null)',
  );
  await db.query(`insert into stocked (version, accounts) values ($1, '[]')`, [version]);
  await db.query('create table content_of_old (name text primary key)');
  await db.query(`insert into content_of_old values ('tulips')`);
};

describe('a start in production', () => {
  it("leaves no table and no row of the stock or the stand-ins in the retailer's database", async () => {
    await started(await production(), async (url) => {
      expect(await (await fetch(url)).json()).toEqual({
        service: 'back end',
        environment: 'production',
        status: 'ok',
      });
      expect(await statusOf(`${url}/app-api/`)).toBe(200);
      expect(
        await Promise.all(
          [
            'commerce',
            'search',
            'content',
            'files',
            'captcha',
            'maps',
            'tax',
            'payments',
            'mail',
            'spaces/x',
            'merchants/x',
            '__control/clock',
          ].map((part) => statusOf(`${url}/${part}/`)),
        ),
      ).toEqual(Array<number>(12).fill(404));
    });
    const held = await inventory();
    expect(Object.keys(held).filter((name) => standInTables.test(name))).toEqual([]);
    expect(Object.keys(held).filter((name) => !name.startsWith('services.'))).toEqual([
      'public.database_owner',
    ]);
    // How far the retention job has come by then is chance; it notes its own parts alone.
    const counters = [
      ['services.blank_gift_card', 1],
      ['services.gift_card_miss', 256],
      ['services.order_comparison', 1],
    ];
    expect(
      Object.entries(held).flatMap(([name, rows]) =>
        rows.length > 0 && /^services\.(?!migration|retention_end)/.test(name)
          ? [[name, rows.length]]
          : [],
      ),
    ).toEqual(counters);
  });

  it('is stopped by no version of a stock, and changes nothing of it', async () => {
    await stockedOnce('older');
    const before = await inventory();
    await started(await production(), async (url) =>
      expect(await statusOf(`${url}/integration/`)).toBe(200),
    );
    expect(await inventory()).toMatchObject(before);
  });

  it('keeps what a stand-in that is named needs away from the books', async () => {
    const allowed = {
      ALLOW_STAND_INS: 'captcha,files',
      CAPTCHA_URL: '',
      CAPTCHA_SITE_KEY: '',
      FILES_URL: '',
      FILES_SIGNATURE: '',
      FILES_PRIVATE_URL: '',
      FILES_PRIVATE_SIGNATURE: '',
    };
    await started(await production(allowed), async (url) => {
      expect(await statusOf(`${url}/files/redirects.json`)).toBe(200);
      expect(await statusOf(`${url}/captcha/api.js`)).toBe(200);
      expect(await statusOf(`${url}/commerce/`)).toBe(404);
      expect(JSON.stringify(await (await fetch(url)).json())).not.toContain('local-');
    });
    const held = await inventory();
    expect(Object.keys(held).filter((name) => standInTables.test(name))).toEqual([]);
    expect(held['services.ledger_account']).toEqual([]);
  });
});

describe('a database that is not the stand-ins’ own', () => {
  const outside = async () => parseEnv({ ...server, PLATFORM_PORT: String(await freePort()) });

  it.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'of a shop in production',
      async () => started(await production(), async () => undefined),
      /belongs to a shop in production/,
    ],
    [
      'of a shop in production that was stocked by mistake',
      async () => {
        await stockedOnce(seedVersion);
        await started(await production(), async () => undefined);
      },
      /belongs to a shop in production/,
    ],
    [
      'with a table of somebody’s',
      () => db.query('create table customers (id text primary key)'),
      /holds 1 table that/,
    ],
  ])('%s is neither stocked nor emptied', async (_, make, words) => {
    await make();
    const before = await inventory();
    await expect(startBackEnd({ env: await outside(), db })).rejects.toThrow(words);
    await expect(empty(db, server)).rejects.toThrow(words);
    expect(await inventory()).toEqual(before);
  });

  it('is never one that they stocked: a stock of another version is offered the reset, which leaves other schemas alone', async () => {
    await stockedOnce('older');
    await db.query('create schema reports');
    await db.query('create table reports.kept (id text)');
    await expect(startBackEnd({ env: await outside(), db })).rejects.toThrow(
      /stocked by version older.*\n.*npm run seed -- --reset/,
    );
    await empty(db, server);
    expect(Object.keys(await inventory()).filter((name) => !name.startsWith('services.'))).toEqual([
      'public.database_owner',
      'reports.kept',
    ]);
    await empty(db, server);
  });

  it('keeps the journal, ledgers and outbox through every stock command', async () => {
    const env = await outside();
    await claimForStandIns(db, { embedded: true });
    const { integration } = await createServices(db, env);
    await openDemoBooks(db, integration);
    await db.query(
      `insert into services.submission (order_id, state, runner, amount_cents, request_hash) values ('kept', 'placed', 'nobody', 4999, 'h')`,
    );
    await db.query(
      `insert into services.outbox (message_id, kind, payload) values ('kept', 'order-confirmation', '{}')`,
    );
    await db.query('update services.ledger_account set balance_cents = balance_cents + 1');
    const books = async () =>
      Object.entries(await inventory()).filter(([name]) => name.startsWith('services.'));
    const before = await books();
    const held = new Map(before);
    for (const table of ['submission', 'outbox', 'ledger_account', 'ledger_entry'])
      expect(held.get(`services.${table}`)?.length).toBeGreaterThan(0);

    await empty(db, server);
    expect(await books()).toEqual(before);
    const standIns = await createStandIns(standInNames, db, env);
    expect((await ensureStock(db, standIns, env)).fresh).toBe(true);
    await enlarge(standIns, 700, () => undefined);
    await standIns.mail.close();
    await openDemoBooks(db, integration);
    expect(await books()).toEqual(before);
  });

  it('is never an empty one', async () => {
    await empty(db, server);
    expect(Object.keys(await inventory())).toEqual(['public.database_owner']);
  });
});

describe('services by themselves', () => {
  it('take a database of the demo shop over in production alone, and change nothing of it before', async () => {
    const demo = await openOnServer();
    await claimForStandIns(demo, { embedded: true });
    await expect(claimForRetailer(demo, { takesOverDemo: false })).rejects.toThrow(
      /is the demo shop’s, and nothing was changed/,
    );
    await expect(claimForStandIns(demo, { embedded: true })).resolves.toBeUndefined();
    await claimForRetailer(demo, { takesOverDemo: true });
    await expect(claimForStandIns(demo, { embedded: true })).rejects.toThrow(/in production/);
    await demo.close();
  });

  it('begin with an empty database', async () => {
    const empty = await openOnServer();
    await claimForRetailer(empty, { takesOverDemo: false });
    await claimForRetailer(empty, { takesOverDemo: false });
    await expect(claimForStandIns(empty, { embedded: false })).rejects.toThrow(/in production/);
    await empty.close();
  });
});
