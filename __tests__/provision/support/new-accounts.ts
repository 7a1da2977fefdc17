import type { AddressInfo } from 'node:net';
import { serve, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { openOnServer } from '@/__tests__/support/databases';
import { parseEnv, type Env } from '@/lib/config/env';
import { openAccounts, type OpenedAccounts } from '@/scripts/back-end/open-accounts';
import { mountStandIns } from '@/scripts/back-end/root';
import { runProvision, type DemoStock } from '@/scripts/provision/run';
import type { Database } from '@/services/database/database';

const names = ['commerce', 'search', 'content', 'files'] as const;

/** Accounts of their own at the vendors that a shop is set up at, with nothing in them. */
export interface NewAccounts extends OpenedAccounts<(typeof names)[number]> {
  db: Database;
  /** A retailer's, whose names are not the demo shop's. */
  env: Env;
  close(): Promise<void>;
}

export async function openNewAccounts(): Promise<NewAccounts> {
  const db = await openOnServer();
  const root = new Hono<{ Bindings: HttpBindings }>();
  const server = serve({ fetch: root.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const opened = await openAccounts(
    names,
    db,
    parseEnv({ NODE_ENV: 'test', PLATFORM_PORT: String(port) }),
  );
  mountStandIns(root, opened.systems);
  return {
    ...opened,
    db,
    env: retailersEnv(opened.settings),
    close: async () => {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await db.close();
    },
  };
}

export const retailersEnv = (settings: Record<string, string>): Env =>
  parseEnv({
    NODE_ENV: 'test',
    COMMERCE_BUYER_ID: 'Petals',
    COMMERCE_CATALOG_ID: 'Petals-Catalog',
    INDEXER_URL: 'https://api.petals.example/indexer',
    SITE_ORIGIN: 'https://www.petals.example',
    MAIL_FROM: 'hello@petals.example',
    ...settings,
  });

/** Runs the command; `settings` are the lines for the environment that it printed. */
export const provision = (env: Env, ...args: string[]) => provisionWith(undefined, env, ...args);

/** The same beside a demo shop. */
export async function provisionWith(demo: DemoStock | undefined, env: Env, ...args: string[]) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(...line.split('\n').map((each) => each.trim()));
  const code = await runProvision(args, env, { say, complain: say }, demo);
  return {
    code,
    lines,
    plan: lines.filter((line) => /^(make|change) /.test(line)),
    settings: Object.fromEntries(
      lines.flatMap((line) => {
        const [, name, value] = /(?:^|: )([A-Z_]+)=(.+)$/.exec(line) ?? [];
        return name && value ? [[name, value]] : [];
      }),
    ),
  };
}
