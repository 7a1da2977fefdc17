import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { parseEnv } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { openDatabase } from '@/services/database/open';
import { storeOf } from '@/services/database/statements';
import { openAccount } from '@/services/ledgers/account';
import { startProgram, until, type Program } from './programs';
import type { ProofInput } from './proof';
import { startBuyers } from './restore/buyers';
import { judge } from './restore/judge';
import { startPostgresServer, type PostgresServer } from './restore/postgres-server';
import { startStandIns } from './stand-ins';
import { totalsShop } from './totals/totals-shop';

export const needsShop = false;

const [buyers, startCents] = [6, 100_000];
const giftCards = Array.from({ length: 4 }, (_, index) => `900000000${index}`);
const build = join(process.cwd(), '.build');

/**
 * `npm run drill:restore -- SECONDS`: buyers place orders while the services' database is backed up, and SECONDS (15 unless said) longer. Then the services die
 * and their database is gone. Restored into an empty one and put right (`npm run recover`), its journal, ledgers and outbox must agree with the
 * commerce platform, the gateway and the mails: no order lost, none charged or mailed twice.
 */
export async function prove({ env, args, platformUrl }: ProofInput): Promise<boolean> {
  const seconds = Number(args[0] ?? 15);
  const port = Number(env.PORT);
  const postgres = await startPostgresServer(port + 2);
  const settings = {
    NODE_ENV: 'production' as const,
    ...env,
    PORT: String(port + 1),
    DATABASE_URL: postgres.url('books'),
    STOREFRONT_URLS: `http://127.0.0.1:${port}`,
    INDEXER_URL: `http://127.0.0.1:${port + 1}/indexer`,
  };
  const parsed = parseEnv(settings, 'services');
  for (const database of ['books', 'vendors']) await postgres.create(database);
  const stopStandIns = await startStandIns(parsed, postgres.url('vendors'));
  let services = await startServices(settings);
  try {
    await openGiftCards(postgres);
    const shop = await totalsShop(platformUrl, `http://127.0.0.1:${settings.PORT}/app-api`);
    const { tried, stop } = startBuyers(shop, buyers, giftCards);
    await wait(seconds * 1000);
    const backedUpAt = new Date();
    await postgres.dump('books', 'books.dump');
    console.log(
      `backed up under load, after ${tried.length} orders, in ${Date.now() - backedUpAt.getTime()} ms`,
    );
    await wait(seconds * 1000);

    const lostAt = new Date();
    await services.end('SIGKILL');
    await postgres.drop('books');
    await stop();
    console.log(
      `the books are lost with ${tried.length} orders tried, ${tried.filter(({ told }) => told === 'Submitted').length} of them placed for all that buyers were told`,
    );

    const restoring = Date.now();
    await postgres.create('books');
    await postgres.restore('books.dump', 'books');
    const recovered = await recover(settings);
    console.log(
      `${recovered.output.trim()}\nrestored and put right in ${Date.now() - restoring} ms, exit code ${recovered.code}`,
    );

    services = await startServices(settings);
    const books = await openDatabase({ databaseUrl: postgres.url('books') });
    try {
      await untilSettled(() => books.query(unsettled));
      const facts = { platformUrl, books, tried, giftCards, startCents, lostAt };
      const { placed, mailedAgain, faults } = await judge(facts);
      for (const fault of faults) console.log(`FAIL ${fault}`);
      console.log(
        `${faults.length === 0 ? 'ok  ' : 'FAIL'} ${tried.length} orders tried, ${placed} placed, each in the journal, paid and mailed once, ${tried.length - placed} not placed and nothing held; ${mailedAgain} mailed again that had gone out in the last two seconds; ${faults.length} faults`,
      );
      return faults.length === 0 && recovered.code === 0;
    } finally {
      await books.close();
    }
  } finally {
    await services.end('SIGKILL');
    await stopStandIns();
    await postgres.stop();
  }
}

/** What still has to end: submissions that were cut off, mails that wait. */
const unsettled = `select 1 from services.submission where state not in ('placed', 'refused')
  union all select 1 from services.outbox where sent_at is null and kind <> 'storefront-revalidation'`;

/** Waits until a query finds nothing any more, two minutes at most: what is left then is a fault to the judge. */
async function untilSettled(look: () => Promise<unknown[]>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while ((await look()).length > 0) {
    if (Date.now() > deadline) return;
    await wait(500);
  }
}

async function startServices(env: NodeJS.ProcessEnv): Promise<Program> {
  const command = [process.execPath, '--enable-source-maps', join(build, 'services.mjs')];
  const services = startProgram('services', command, { env });
  await until(services, async () => (await fetch(`http://127.0.0.1:${env.PORT}/readyz`)).ok);
  return services;
}

async function recover(env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [join(build, 'recover.mjs')], {
      env,
    });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: `${stdout}${stderr}` };
  }
}

async function openGiftCards(postgres: PostgresServer): Promise<void> {
  const books = await openDatabase({ databaseUrl: postgres.url('books') });
  const account = { kind: 'gift-card' as const, ownerID: null, pin: null, active: true };
  for (const number of giftCards)
    await storeOf(books).transact(() =>
      openAccount({ ...account, number, balance: startCents, expiresOn: null }, now()),
    );
  await books.close();
}
