/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { LineItems, Orders } from 'ordercloud-javascript-sdk';
import { now, setClock } from '@/lib/core/time/clock';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import type { LilacPayment } from '@/lib/orders/tender';
import { readWork } from '@/services/after/work/read-work';
import type { SagaPoint } from '@/services/app-api/submit/saga-context';
import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { storeOf, type Store } from '@/services/database/statements';
import type { LedgerKind } from '@/services/ledgers/account';
import { ledgerRoutes } from '@/services/ledgers/http/routes';
import { joinElsewhere, servicesLedgers } from '@/services/ledgers/joined';
import { ledger, type OwnLedger } from '@/services/ledgers/ledger';
import { holdKey, type Ledger } from '@/services/ledgers/port';
import { inServices, migrations } from '@/services/schema';
import { ledgerElsewhere } from '@/services/ledgers/http/ledger-elsewhere';
import { UpstreamUnavailable } from '@/services/upstream/unavailable';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { openOnServer } from '../support/databases';
import { openLedgerAccount } from '../support/ledger-accounts';
import { newCustomer } from '../support/new-customer';
import { localDelivery, seller, shopping } from '../support/shopping';

const key = 'opens-the-ledger-to-whoever-has-it';
const pin = '4417';

/** What becomes of a call: its answer is sent, lost after the work is done, or nothing is done. */
type Fate = 'answered' | 'lost' | 'down';

describe('a ledger elsewhere', () => {
  let backEnd: TestBackEnd;
  let db: Database;
  let store: Store;
  let theirs: OwnLedger;
  let server: Server;
  let elsewhere: Ledger;
  let fateOf: (path: string) => Fate;
  const shop = shopping(() => backEnd);

  beforeAll(async () => {
    db = await openOnServer();
    await migrate(db, 'services', migrations, inServices);
    store = storeOf(db);
    theirs = ledger(store);
    const routes = ledgerRoutes(theirs, { LEDGER_KEY: key });
    server = createServer(
      getRequestListener(async (request, bindings) => {
        const fate = fateOf(new URL(request.url).pathname);
        const answer = fate === 'down' ? null : await routes.fetch(request);
        if (fate !== 'answered') (bindings as HttpBindings).incoming.socket.destroy();
        return answer ?? new Response();
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    elsewhere = ledgerElsewhere({ url, key });
    backEnd = await startTestBackEnd(
      await openOnServer(),
      {},
      { variables: { LEDGER_URL: url, LEDGER_KEY: key } },
    );
    await backEnd.appApi.comparison.compare();
  }, 180_000);
  beforeEach(() => {
    fateOf = () => 'answered';
  });
  afterEach(() => {
    setClock(null);
    backEnd.at(() => undefined);
  });
  afterAll(async () => {
    await backEnd.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await Promise.all([backEnd.db.close(), db.close()]);
  });

  /** Calls of a path meet a fate, so often; later ones are answered. */
  const befall = (path: string, fate: Fate, times = Infinity) => {
    let left = times;
    fateOf = (called) => {
      if (called !== path || left === 0) return 'answered';
      left -= 1;
      return fate;
    };
  };
  const open = (kind: LedgerKind, cents: number, more: { ownerID?: string; pin?: string } = {}) =>
    openLedgerAccount(store, kind, cents, more);
  const left = async (kind: LedgerKind, number: string) =>
    (await theirs.find(kind, number))?.balance;
  const held = async () =>
    (await store.query(`select key from services.ledger_hold where state = 'held'`)).length;
  const ownMovements = async () =>
    (await backEnd.db.query('select 1 from services.ledger_entry')).length;

  /** A guest's order, to be paid by a gift card of that ledger alone; what it costs, and the card. */
  const cardCart = async () => {
    const cart = await shop.readyCart([{ id: await shop.product() }]);
    const cents = Math.round(cart.total * 100);
    const number = await open('gift-card', cents + 1000, { pin });
    const LilacPayments: LilacPayment[] = [{ Type: 'GiftCard', Number: number, Pin: pin }];
    return { ...cart, cents, number, submit: () => shop.submit(cart, { LilacPayments }) };
  };

  const customerCart = async (buyer: { accessToken: string }) => {
    const { ID: orderID = '' } = await Orders.Create('Outgoing', {}, buyer);
    const line = { ProductID: await shop.product(), Quantity: 1 };
    await LineItems.Create('Outgoing', orderID, line, buyer);
    const { body } = await shop.fulfill({ ...buyer, orderID }, localDelivery());
    return { ...buyer, orderID, total: body.Order.Total };
  };

  it('tells balances and pays orders, and the books of the services have none of it', async () => {
    const before = await ownMovements();
    const buyer = await newCustomer();
    const [perks, charge] = [
      await open('purple-perks', 1000, { ownerID: buyer.ID }),
      await open('charge-account', 50_000, { ownerID: buyer.ID }),
    ];
    const response = await fetch(`${backEnd.env.APP_API_URL}/api/tenders`, {
      headers: { authorization: `Bearer ${buyer.accessToken}` },
    });
    expect((await response.json()) as object).toMatchObject({
      data: {
        PurplePerks: { Balance: 10 },
        SpendingAccount: { Balance: 500 },
        PurchaseOrder: true,
      },
    });
    const cart = await customerCart(buyer);
    const rest = Math.round(cart.total * 100) - 1000;
    const answer = await shop.submit(cart, {
      LilacPayments: [
        { Type: 'PurplePerks', Amount: 10 },
        { Type: 'SpendingAccount', Amount: rest / 100 },
      ],
    });
    expect(answer.body).toMatchObject({ Status: 'Submitted' });
    expect([
      await left('purple-perks', perks),
      await left('charge-account', charge),
      await held(),
      await ownMovements(),
    ]).toEqual([0, 50_000 - rest, 0, before]);
  });

  it('takes cards of the shop’s own from its own books', async () => {
    const cart = await shop.readyCart([{ id: await shop.product() }]);
    const cents = Math.round(cart.total * 100);
    const own = storeOf(backEnd.db);
    const number = await openLedgerAccount(own, 'gift-card', cents + 500, { pin });
    fateOf = () => 'down';
    const answer = await shop.submit(cart, {
      LilacPayments: [{ Type: 'GiftCard', Number: number, Pin: pin }],
    });
    expect(answer.body).toMatchObject({ Status: 'Submitted' });
    expect((await ledger(own).find('gift-card', number))?.balance).toBe(500);
  });

  it('is asked for all but cards, whatever the shop’s own books still hold', async () => {
    const own = storeOf(backEnd.db);
    const number = await openLedgerAccount(own, 'purple-perks', 900);
    const card = await openLedgerAccount(own, 'gift-card', 900);
    const joined = servicesLedgers(own, backEnd.env);
    expect(await joined.find('purple-perks', number)).toBeNull();
    expect(await joined.find('gift-card', card)).toMatchObject({ balance: 900 });
  });

  it.each(['/holds', '/holds/commit'])(
    'debits once where the first answer of %s is lost',
    async (path) => {
      const { submit, number } = await cardCart();
      befall(path, 'lost', 1);
      expect((await submit()).body).toMatchObject({ Status: 'Submitted' });
      expect([await left('gift-card', number), await held()]).toEqual([1000, 0]);
    },
  );

  it.each<[path: string, fate: Fate]>([
    ['/holds', 'lost'],
    ['/holds', 'down'],
    ['/accounts/open', 'down'],
    ['/accounts/open', 'lost'],
  ])('refuses the order, and holds nothing, while %s is %s', async (path, fate) => {
    const { submit, number, cents } = await cardCart();
    befall(path, fate);
    expect((await submit()).body).toMatchObject({ Status: 'Refused', Code: 'cannot-process' });
    expect([await left('gift-card', number), await held()]).toEqual([cents + 1000, 0]);
    fateOf = () => 'answered';
    expect((await submit()).body).toMatchObject({ Status: 'Submitted' });
    expect(await left('gift-card', number)).toBe(1000);
  });

  it('is asked for a PIN once, also where its answer is lost: it counts what was guessed', async () => {
    const number = await open('gift-card', 1000, { pin });
    const asked = jest.fn(() => 'lost' as const);
    fateOf = asked;
    await expect(elsewhere.giftCard(number, pin)).rejects.toThrow(UpstreamUnavailable);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('lets go of what may be held as soon as the ledger answers again', async () => {
    const { submit, number, cents } = await cardCart();
    fateOf = (path) =>
      path === '/holds' ? 'lost' : path === '/holds/release' ? 'down' : 'answered';
    expect((await submit()).body).toMatchObject({ Status: 'Pending' });
    expect([await left('gift-card', number), await held()]).toEqual([1000, 1]);
    await backEnd.appApi.reconciler.reconcile();
    expect(await held()).toBe(1);
    fateOf = () => 'answered';
    expect(await backEnd.appApi.reconciler.reconcile()).toBe(1);
    expect([await left('gift-card', number), await held()]).toEqual([cents + 1000, 0]);
  });

  it.each<Fate>(['lost', 'down'])('places the order later where its debit is %s', async (fate) => {
    const { submit, number } = await cardCart();
    befall('/holds/commit', fate);
    expect((await submit()).body).toMatchObject({ Status: 'Pending' });
    fateOf = () => 'answered';
    await backEnd.appApi.reconciler.reconcile();
    expect((await submit()).body).toMatchObject({ Status: 'Submitted' });
    expect([await left('gift-card', number), await held()]).toEqual([1000, 0]);
  });

  it.each<SagaPoint>([
    'opened',
    'checked',
    'authorised',
    'payment-written',
    'order-submitted',
    'submitted',
    'verified',
  ])('has debited or given back after a death at "%s"', async (point) => {
    const { submit, number, cents, orderID } = await cardCart();
    backEnd.at((reached) => {
      if (reached === point) throw new Error('kill -9');
    });
    await submit();
    backEnd.at(() => undefined);
    await backEnd.appApi.reconciler.reconcile();
    const [row] = await backEnd.db.query<{ state: string }>(
      'select state from services.submission where order_id = $1',
      [orderID],
    );
    expect([await left('gift-card', number), await held()]).toEqual([
      row?.state === 'placed' ? 1000 : cents + 1000,
      0,
    ]);
    expect(['placed', 'refused']).toContain(row?.state);
  });

  it.each<Fate>(['answered', 'lost', 'down'])(
    'gives a cancelled order back once, its refund first %s',
    async (fate) => {
      const { submit, number, cents, orderID } = await cardCart();
      await submit();
      await Orders.Cancel('Incoming', orderID, await seller());
      await backEnd.appApi.comparison.compare();
      befall('/refunds', fate);
      await backEnd.appApi.settler.settle();
      expect(await left('gift-card', number)).toBe(fate === 'down' ? 1000 : cents + 1000);
      fateOf = () => 'answered';
      for (let hours = 1; hours < 3; hours += 1) {
        setClock(new Date(now().getTime() + hours * 60 * 60_000));
        await backEnd.appApi.settler.settle();
      }
      expect(await left('gift-card', number)).toBe(cents + 1000);
      const moves = await backEnd.db.query<{ step: string }>(
        'select step from services.money_move where order_id = $1 order by id',
        [orderID],
      );
      expect(moves.map(({ step }) => step)).toEqual(['asked', 'done']);
    },
  );

  it('gives back what was spent for an order that cannot be placed', async () => {
    const number = await open('gift-card', 5000);
    const money = { kind: 'gift-card', number, cents: 3000 } as const;
    const name = randomUUID();
    const joined = joinElsewhere(elsewhere);
    await joined.hold({ ...money, key: name, expiresAt: new Date(), now: new Date() });
    await joined.commit(name, new Date(), money);
    expect(await left('gift-card', number)).toBe(2000);
    for (let call = 0; call < 2; call += 1) await joined.release(name, new Date(), money);
    expect(await left('gift-card', number)).toBe(5000);
  });

  it('that does not take back what it spent is work for people, and the order is let go', async () => {
    const number = await open('gift-card', 5000);
    const money = { kind: 'gift-card', number, cents: 3000 } as const;
    const orderID = randomUUID();
    const name = holdKey({ ...money, orderID, attempt: 1 });
    const joined = joinElsewhere(elsewhere);
    await joined.hold({ ...money, key: name, expiresAt: new Date(), now: new Date() });
    await joined.commit(name, new Date(), money);
    await store.query('update services.ledger_account set active = false where number = $1', [
      number,
    ]);
    for (let call = 0; call < 2; call += 1) {
      const release = await joined.release(name, new Date(), money);
      expect(await store.transact(release)).toBe('account-closed');
    }
    const { lines } = await readWork({
      store,
      settings: () => Promise.resolve(defaultBuyerSettings),
      heldOrders: () => Promise.resolve([]),
    });
    const work = lines.filter((line) => line.orderID === orderID);
    expect(work).toEqual([
      expect.objectContaining({
        kind: 'not-returned',
        cents: 3000,
        detail: `gift-card that ends in ${number.slice(-4)}, account-closed`,
      }),
    ]);
  });

  it('answers as the embedded ledger does', async () => {
    const ownerID = randomUUID();
    const card = await open('gift-card', 5000, { pin });
    const perks = await open('purple-perks', 1000, { ownerID });
    const known = await theirs.find('purple-perks', perks);
    const at = { expiresAt: new Date('2030-01-01T00:00:00Z'), now: new Date() };
    const gift = { kind: 'gift-card', number: card } as const;
    const both = (ask: (one: Ledger, name: string) => Promise<unknown>) => async (name: string) =>
      JSON.stringify([await ask(theirs, `own ${name}`), await ask(elsewhere, `http ${name}`)]);
    const asks: [string, (one: Ledger, name: string) => Promise<unknown>][] = [
      ['a hold', (one, key) => one.hold({ ...gift, ...at, key, cents: 29 })],
      ['more than there is', (one, key) => one.hold({ ...gift, ...at, key, cents: 9999 })],
      ['no card', (one, key) => one.hold({ ...gift, ...at, key, number: '60064900', cents: 1 })],
      ['another amount', (one) => one.hold({ ...gift, ...at, key: 'own a hold', cents: 30 })],
      ['a commit of nothing', (one, key) => one.commit(key, at.now)],
      ['a commit', (one) => one.commit('own a hold', at.now)],
      ['a release too late', (one) => one.release('own a hold', at.now, { ...gift, cents: 29 })],
      ['a refund', (one, key) => one.refund({ ...gift, key, cents: 29, now: at.now })],
      [
        'a refund of no card',
        (one, key) => one.refund({ ...gift, key, number: '60064900', cents: 1, now: at.now }),
      ],
      ['a PIN', async (one) => (await one.giftCard(card, pin))?.number],
      ['a wrong PIN', (one) => one.giftCard(card, '0000')],
      ['no account', (one) => one.find('purple-perks', '60064900')],
      ['an owner', async (one) => (await one.findOwned('purple-perks', ownerID))?.number],
      [
        'a reference',
        async (one) => (await one.findReferenced('purple-perks', known?.reference ?? ''))?.balance,
      ],
    ];
    for (const [name, ask] of asks) {
      const [own, http] = JSON.parse(
        (await both(ask)(name)).replaceAll('http ', 'own '),
      ) as unknown[];
      expect([name, http]).toEqual([name, own]);
    }
  });

  it.each([
    ['an error', 500, '{}'],
    ['a page', 200, '<html>'],
    ['another shape', 200, '{"data":{"Balance":"5"}}'],
    ['a refusal nobody knows', 409, '{"Errors":[{"ErrorCode":"maybe"}]}'],
    ['no key', 401, '{}'],
  ])('is down when it answers with %s', async (_, status, body) => {
    const odd = createServer((__, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body);
    });
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`;
    const one = ledgerElsewhere({ url, key });
    await expect(one.commit('name', new Date())).rejects.toThrow(UpstreamUnavailable);
    await expect(one.find('gift-card', '1')).rejects.toThrow(UpstreamUnavailable);
    odd.closeAllConnections();
    await new Promise((resolve) => odd.close(resolve));
  });
});
