/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { Auth, LineItems, Orders, Products, Users, type ApiRole } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { shopperScopes } from '@/lib/config/limits';
import { now } from '@/lib/core/time/clock';
import { openDatabase } from '@/services/database/open';
import type { Database } from '@/services/database/database';
import { storeOf } from '@/services/database/statements';
import { subscribeToCommerce } from '@/provision/ordercloud/subscribe';
import { openAccount } from '@/services/ledgers/account';
import { ledger } from '@/services/ledgers/ledger';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { createDatabase, openStockedOnServer } from '../support/databases';
import { freePort } from '../support/free-port';
import { firstDay, seller, shopping } from '../support/shopping';

const publicHost = 'hooks.lilac-shop.com';

/** The services as built, in a folder without any source, against vendors of another process on another host name, behind a proxy. */
describe('services by themselves', () => {
  let folder: string;
  let vendors: TestBackEnd;
  let books: Database;
  let services: ChildProcess;
  let proxy: Server;
  let [url, proxied] = ['', ''];
  let built: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lilac-services-'));
    const [{ metafile }, databaseUrl, port, standIns] = await Promise.all([
      build({
        entryPoints: ['services/main.ts'],
        outfile: join(folder, 'services.mjs'),
        bundle: true,
        metafile: true,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        packages: 'external',
        alias: { 'server-only': join(process.cwd(), 'scripts/support/empty.mjs') },
      }),
      createDatabase(),
      freePort(),
      openStockedOnServer().then((db) => startTestBackEnd(db, {}, { host: 'localhost' })),
      symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules')),
    ]);
    built = Object.keys(metafile.inputs);
    vendors = standIns;
    const there = new URL(vendors.env.PLATFORM_URL);
    url = `http://127.0.0.1:${port}`;
    proxy = createServer((incoming, outgoing) => {
      const onward = send(
        `${url}${incoming.url ?? ''}`,
        {
          method: incoming.method,
          headers: { ...incoming.headers, host: publicHost, 'x-forwarded-proto': 'https' },
        },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      incoming.pipe(onward);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    proxied = `http://localhost:${(proxy.address() as AddressInfo).port}`;
    services = spawn(process.execPath, [join(folder, 'services.mjs')], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        PLATFORM_HOST: 'localhost',
        PLATFORM_PORT: there.port,
        SMTP_URL: vendors.env.SMTP_URL.replace('127.0.0.1', 'localhost'),
        STOREFRONT_URLS: `http://localhost:${there.port}`,
        INTEGRATION_URL: `${url}/integration`,
        INDEXER_URL: `https://${publicHost}/indexer`,
      },
    });
    books = await openDatabase({ databaseUrl });
    if (services.stdout) await once(services.stdout, 'data');
  }, 60_000);
  afterAll(async () => {
    services.kill('SIGKILL');
    proxy.closeAllConnections();
    proxy.close();
    await vendors.close();
    await Promise.all([vendors.db.close(), books.close(), rm(folder, { recursive: true })]);
  });

  const shop = shopping(() => ({
    ...vendors,
    env: { ...vendors.env, APP_API_URL: `${url}/app-api` },
  }));
  /** Tries again until there is an answer: what is asked for is done in the background. */
  const eventually = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  it('are built of nothing of the stand-ins, and are ready', async () => {
    expect(built.filter((path) => path.startsWith('platform/'))).toEqual([]);
    expect(built).toContain('services/main.ts');
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { service: 'services', status: 'ready' },
    ]);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    expect((await fetch(`${url}/readyz/vendors`)).status).toBe(401);
  });

  it('sell: delivery, calculation, submit, the mail and the journal', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    const [first, second] = await Promise.all([shop.submit(buyer), shop.submit(buyer)]);
    expect([first.body, second.body].map(({ Status }) => Status)).toContain('Submitted');
    const [row] = await books.query('select state from services.submission where order_id = $1', [
      buyer.orderID,
    ]);
    expect(row).toEqual({ state: 'placed' });
    expect(
      await vendors.db.query('select 1 from services.submission where order_id = $1', [
        buyer.orderID,
      ]),
    ).toEqual([]);
    const subject = await eventually(async () => {
      const messages = (await (
        await fetch(`${vendors.env.PLATFORM_URL}/mail/messages`)
      ).json()) as { messageID: string; subject: string }[];
      return messages.find(({ messageID }) => messageID.includes(buyer.orderID))?.subject;
    });
    expect(subject).toMatch(/LL-\d{6}-\d$/);
  });

  it('sell what is collected, on a gift card of their own books, after a declined card', async () => {
    const cart = await shop.readyCart([{ id: await shop.product() }], {
      DeliveryMethod: 'InStorePickUp',
      AddressType: 'InStorePickUp',
      StoreID: 'Store-lyndale',
      ShippingAddress: undefined,
      RequestedDeliveryDate: firstDay('InStorePickUp'),
      Pickup: { FirstName: 'Ana', LastName: 'Ruiz', Phone: '6125550199' },
    });
    const Number = `9${randomInt(1_000_000_000, 9_999_999_999)}`;
    const gift = { Type: 'GiftCard', Number, Amount: 20 } as const;
    await storeOf(books).transact(() =>
      openAccount(
        {
          kind: 'gift-card',
          number: Number,
          ownerID: null,
          pin: null,
          active: true,
          balance: 2000,
          expiresOn: null,
        },
        now(),
      ),
    );
    const balance = async () => (await ledger(storeOf(books)).find('gift-card', Number))?.balance;
    const cents = Math.round(cart.total * 100) - 2000;
    const pay = (Nonce: string) =>
      shop.submit(cart, {
        LilacPayments: [gift, { Type: 'CreditCard', Nonce, Amount: cents / 100 }],
      });

    expect((await pay('fake-processor-declined-visa-nonce')).body).toMatchObject({
      Status: 'Refused',
      Code: 'payment-declined',
    });
    expect(await balance()).toBe(2000);
    expect((await pay('fake-valid-nonce')).body).toMatchObject({ Status: 'Submitted' });
    expect(await balance()).toBe(0);
    const paid = await vendors.appApi.upstream.payments.findByOrder(`${cart.orderID}-2-2`);
    expect(paid).toMatchObject([{ standing: true, cents }]);
  });

  it('sell to a customer who is signed in', async () => {
    const Username = `${randomUUID()}@example.com`;
    const Password = 'Lilacs-in-May-26';
    const { buyerID, clientID } = localPlatform.commerce;
    const person = { FirstName: 'Ada', LastName: 'Loam', Email: Username, Active: true };
    await Users.Create(buyerID, { ...person, Username, Password }, await seller());
    const { access_token: accessToken } = await Auth.Login(Username, Password, clientID, [
      ...shopperScopes,
    ] as ApiRole[]);
    const { ID: orderID = '' } = await Orders.Create('Outgoing', {}, { accessToken });
    const line = { ProductID: await shop.product(), Quantity: 2 };
    await LineItems.Create('Outgoing', orderID, line, { accessToken });
    const { body } = await shop.fulfill({ accessToken, orderID });
    const placed = await shop.submit(
      { accessToken, orderID, total: body.Order.Total },
      { Guest: undefined },
    );
    expect(placed.body).toMatchObject({ Status: 'Submitted' });
    expect(
      await books.query('select state from services.submission where order_id = $1', [orderID]),
    ).toEqual([{ state: 'placed' }]);
  });

  it('get webhooks on a public host name through a proxy, and believe the signed ones alone', async () => {
    await subscribeToCommerce({
      ...vendors.env,
      INDEXER_URL: `${proxied}/indexer`,
    });
    const product = await shop.product();
    await Products.Patch(product, { Name: 'Lilac, white' }, await seller());
    await vendors.sendPlatformMail();
    const entity = await eventually(async () => {
      const rows = await books.query<{ entity: string }>(
        `select entity from services.reindex where entity like '%' || $1`,
        [product],
      );
      return rows[0]?.entity;
    });
    expect(entity).toContain(product);

    const forged = await fetch(`${proxied}/indexer/webhooks/commerce`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-oc-hash': 'forged' },
      body: '{}',
    });
    expect(forged.status).toBe(401);
  });

  it('end at SIGTERM without an error', async () => {
    const ended = once(services, 'exit');
    services.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
