/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { ApiClients, Auth, Me, Users, Webhooks, type ApiRole } from 'ordercloud-javascript-sdk';
import { openOnServer } from '@/__tests__/support/databases';
import {
  commerceCallers,
  rolesOfCaller,
  type CommerceCallerName,
} from '@/lib/config/commerce-access';
import { parseEnv, type Env } from '@/lib/config/env';
import { limits } from '@/lib/config/limits';
import { createCommerce, type Commerce } from '@/platform/commerce/app';
import { apply, planOf } from '@/provision/apply';
import { orderCloudAccount } from '@/provision/ordercloud/account';
import { setupCalls } from '@/provision/ordercloud/calls';
import { runProvision } from '@/scripts/provision/run';
import type { Database } from '@/services/database/database';

interface EmptyAccount {
  db: Database;
  env: Env;
  commerce: Commerce;
  close(): Promise<void>;
}

/** A new account of the vendor with its owner's client and nothing else, under IDs of its own. */
async function openAccount(more: Record<string, string> = {}): Promise<EmptyAccount> {
  const db = await openOnServer();
  const root = new Hono();
  const server = serve({ fetch: root.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/vendor`;
  const commerce = await createCommerce({ db, origin, smtpUrl: 'smtp://127.0.0.1:1' });
  const owner = { ID: randomUUID().toUpperCase(), ClientSecret: 'the-owner-of-this-account' };
  await commerce.openAccount(owner);
  root.route('/vendor', commerce.app);
  const env = parseEnv({
    NODE_ENV: 'test',
    COMMERCE_URL: origin,
    COMMERCE_BUYER_ID: 'Petals',
    COMMERCE_CATALOG_ID: 'Petals-Catalog',
    COMMERCE_SETUP_CLIENT_ID: owner.ID,
    COMMERCE_SETUP_CLIENT_SECRET: owner.ClientSecret,
    INDEXER_URL: 'https://api.petals.example/indexer',
    MAIL_FROM: 'hello@petals.example',
    ...more,
  });
  return {
    db,
    env,
    commerce,
    close: async () => {
      await commerce.deliveries.stop();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await db.close();
    },
  };
}

/** Everything in an account but what differs from one account to the next: IDs of clients, keys, instants, the owner. */
async function contentOf({ db }: EmptyAccount): Promise<unknown[]> {
  const rows = await db.query<{
    kind: string;
    parent: string;
    id: string;
    doc: Record<string, unknown>;
  }>(
    `select kind, parent, id, doc from commerce.resource where id not like 'owner%' and doc ->> 'AppName' is distinct from 'Owner'
     and doc ->> 'SecurityProfileID' is distinct from 'owner' order by kind, parent, doc ->> 'AppName', id`,
  );
  return rows.map(({ kind, parent, id, doc }) => {
    const {
      ID: _id,
      DateCreated: _made,
      SharedKey,
      HashKey,
      ApiClientIDs,
      ClientID,
      ...rest
    } = doc;
    return {
      kind,
      parent,
      id: kind === 'ApiClient' ? '' : id,
      ...rest,
      keys: [SharedKey, HashKey].filter((key) => key !== undefined && key !== null).length,
      clients: (Array.isArray(ApiClientIDs) ? ApiClientIDs.length : 0) + (ClientID ? 1 : 0),
    };
  });
}

async function provision(env: Env, ...args: string[]) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(...line.split('\n').map((each) => each.trim()));
  const code = await runProvision(['ordercloud', ...args], env, { say, complain: say });
  const settings = Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /(?:^|: )([A-Z_]+)=(.+)$/.exec(line) ?? [];
      return name && value ? [[name, value]] : [];
    }),
  );
  return { code, lines, settings };
}

describe('npm run provision -- ordercloud', () => {
  let whole: EmptyAccount;
  let first: Awaited<ReturnType<typeof provision>>;
  let expected: unknown[];

  beforeAll(async () => {
    whole = await openAccount();
    first = await provision(whole.env);
    expected = await contentOf(whole);
  }, 180_000);
  afterAll(() => whole.close());

  it('only looks with --dry-run', async () => {
    const account = await openAccount();
    try {
      const { code, lines } = await provision(account.env, '--dry-run');
      expect(code).toBe(1);
      expect(lines).toContain('make    buyer Petals');
      expect(await contentOf(account)).toEqual([]);
    } finally {
      await account.close();
    }
  });

  it('leaves nothing to do, and plans nothing when it is run again', async () => {
    expect(first.code).toBe(0);
    const again = await provision(whole.env);
    expect(again.code).toBe(0);
    expect(again.lines.filter((line) => /^(make|change) /.test(line))).toEqual([]);
    expect(Object.keys(again.settings).filter((name) => /SECRET|KEY/.test(name))).toEqual([]);
    expect(await contentOf(whole)).toEqual(expected);
  });

  it('sets a changed key wherever the platform signs with it', async () => {
    const account = await openAccount();
    try {
      await provision(account.env);
      const other = { ...account.env, COMMERCE_WEBHOOK_KEY: 'another key of the webhooks' };
      const { code, lines } = await provision(other);
      expect(code).toBe(0);
      expect(lines.filter((line) => /^(make|change) /.test(line))).toEqual([
        'change  message sender shop-mail: SharedKey',
        'change  webhook shop-indexer: HashKey',
        'change  webhook shop-orders: HashKey',
      ]);
    } finally {
      await account.close();
    }
  });

  it('tells each secret once, and the ID of each client', () => {
    expect(Object.keys(first.settings).sort()).toEqual([
      'COMMERCE_CLIENT_ID',
      'COMMERCE_MIDDLEWARE_CLIENT_ID',
      'COMMERCE_MIDDLEWARE_CLIENT_SECRET',
      'COMMERCE_WEBHOOK_KEY',
      'MARKETING_CLIENT_ID',
      'MARKETING_CLIENT_SECRET',
    ]);
  });

  it.each(Object.keys(commerceCallers) as CommerceCallerName[])(
    'gives %s the roles it asks for, and none to spare for its client',
    async (name) => {
      const { client } = commerceCallers[name];
      const variable = {
        storefront: 'COMMERCE',
        middleware: 'COMMERCE_MIDDLEWARE',
        marketing: 'MARKETING',
      }[client];
      const [id = '', secret = ''] = ['ID', 'SECRET'].map(
        (end) => first.settings[`${variable}_CLIENT_${end}`],
      );
      setupCalls(whole.env);
      const token = (roles: ApiRole[]) =>
        client === 'storefront'
          ? Auth.Anonymous(id, roles)
          : Auth.ClientCredentials(secret, id, roles);
      await expect(token(rolesOfCaller(name))).resolves.toMatchObject({ token_type: 'bearer' });
      await expect(token(['FullAccess'])).rejects.toMatchObject({
        errorCode: 'Auth.InsufficientRoles',
      });
      await expect(token(['WebhookAdmin'])).rejects.toMatchObject({
        errorCode: 'Auth.InsufficientRoles',
      });
    },
  );

  it('lets the marketing desk act in a customer’s name with the roles of that alone', async () => {
    setupCalls(whole.env);
    const { settings } = first;
    const { access_token: accessToken } = await Auth.ClientCredentials(
      settings.MARKETING_CLIENT_SECRET ?? '',
      settings.MARKETING_CLIENT_ID ?? '',
      rolesOfCaller('privacy'),
    );
    const inTheName = (Roles: ApiRole[]) =>
      Users.GetAccessToken(
        'Petals',
        limits.anonymousUserID,
        { ClientID: settings.COMMERCE_CLIENT_ID ?? '', Roles },
        { accessToken },
      );
    const token = (await inTheName(rolesOfCaller('inTheirName'))).access_token;
    await expect(Me.ListAddresses({}, { accessToken: token })).resolves.toMatchObject({
      Items: [],
    });
    const other = (await inTheName(['Shopper'])).access_token;
    await expect(Me.ListProducts({}, { accessToken: other })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('tells the services of orders what the back office changes, and not what carts do', async () => {
    const call = setupCalls(whole.env);
    const { settings } = first;
    const clients = async (id: string) =>
      (await call((options) => Webhooks.Get(id, options))).ApiClientIDs;
    const { COMMERCE_CLIENT_ID, COMMERCE_MIDDLEWARE_CLIENT_ID, MARKETING_CLIENT_ID } = settings;
    expect(await clients('shop-orders')).toEqual([MARKETING_CLIENT_ID]);
    expect(await clients('shop-indexer')).toEqual([
      COMMERCE_CLIENT_ID,
      COMMERCE_MIDDLEWARE_CLIENT_ID,
      MARKETING_CLIENT_ID,
    ]);
  });

  it('takes of two clients of a name the one that is configured, and asks where none is', async () => {
    const account = await openAccount();
    try {
      const { settings } = await provision(account.env);
      const call = setupCalls(account.env);
      const { ID, ...storefront } = await call((options) =>
        ApiClients.Get(settings.COMMERCE_CLIENT_ID!, options),
      );
      const other = await call((options) => ApiClients.Create(storefront, options));
      for (const COMMERCE_CLIENT_ID of [ID, other.ID]) {
        const again = await provision({ ...account.env, COMMERCE_CLIENT_ID }, '--dry-run');
        expect(again.settings.COMMERCE_CLIENT_ID).toBe(COMMERCE_CLIENT_ID);
      }
      await expect(provision(account.env)).rejects.toThrow(
        `2 API clients are named ${storefront.AppName}`,
      );
    } finally {
      await account.close();
      setupCalls(whole.env);
    }
  });

  it('puts right what was changed by hand, and leaves what is the retailer’s', async () => {
    const account = await openAccount();
    try {
      await provision(account.env);
      const call = setupCalls(account.env);
      await call((options) =>
        Webhooks.Patch('shop-indexer', { WebhookRoutes: [], Name: 'Renamed' }, options),
      );
      await account.db.query(
        `update commerce.resource set doc = doc || '{"Name": "Our own name", "xp": {"ours": 1}}' where kind = 'Buyer'`,
      );
      const { lines } = await provision(account.env);
      expect(lines.filter((line) => /^(make|change) /.test(line))).toEqual([
        'change  webhook shop-indexer: Name, WebhookRoutes',
      ]);
      const [buyer] = await account.db.query<{ doc: object }>(
        `select doc from commerce.resource where kind = 'Buyer'`,
      );
      expect(buyer?.doc).toMatchObject({ Name: 'Our own name', xp: { ours: 1 } });
    } finally {
      await account.close();
    }
  });

  it('stopped at any step, before its write or after, and run again ends the same', async () => {
    const account = await openAccount();
    try {
      const steps = orderCloudAccount(account.env, setupCalls(account.env)).steps.length;
      for (let stop = 0; stop < steps; stop += 1) {
        const begun = orderCloudAccount(account.env, setupCalls(account.env));
        const [next] = await planOf(begun);
        if (!next) break;
        // Every other step is killed once its write is done but before anybody hears of it.
        const done = stop % 2 === 0;
        const killed = {
          ...next,
          step: {
            ...next.step,
            make: async (...given: Parameters<typeof next.step.make>) => {
              if (done) await next.step.make(...given);
              throw new Error('killed');
            },
          },
        };
        await expect(
          apply([killed], { tell: () => undefined, secret: () => undefined }),
        ).rejects.toThrow('killed');
        if (!done) await apply([next], { tell: () => undefined, secret: () => undefined });
      }
      expect((await provision(account.env)).code).toBe(0);
      expect(await contentOf(account)).toEqual(expected);
    } finally {
      await account.close();
    }
  }, 180_000);

  it('says in words what is wrong with the owner’s client', async () => {
    const wrong = { ...whole.env, COMMERCE_SETUP_CLIENT_SECRET: 'another' };
    await expect(provision(wrong)).rejects.toThrow(/COMMERCE_SETUP_CLIENT_SECRET/);
    const nowhere = { ...whole.env, COMMERCE_URL: 'http://127.0.0.1:1/vendor' };
    await expect(provision(nowhere)).rejects.toThrow(/does not answer/);
    setupCalls(whole.env);
  });

  it.each([[[]], [['nobody']], [['ordercloud', '--force']]])('refuses %j', async (args) => {
    const complain = jest.fn();
    expect(await runProvision(args, whole.env, { say: jest.fn(), complain })).toBe(2);
    expect(complain).toHaveBeenCalledWith(expect.stringContaining('npm run provision'));
  });
});
