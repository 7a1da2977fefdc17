/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { AdminUsers } from 'ordercloud-javascript-sdk';
import { now } from '@/lib/core/time/clock';
import type { ShipmentState } from '@/lib/orders/shipment/shipment-life';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { openStockedOnServer } from '../support/databases';
import { seller, shopping, staffMember } from '../support/shopping';

/** What is asked for; of a photo and an amount, for which. */
type Ask =
  | { tell: ShipmentState }
  | { photo: string }
  | { hide: string }
  | { see: 'events' | 'money' }
  | { refund: number }
  | { money: 'capture' | 'cancel' };

/** Who leads comes last: nothing is left for others of what they do. */
const names = ['dora', 'dan', 'omar', 'lena'] as const;

/** Who may: Dora designs, Dan drives, Lena leads, Omar is the office. */
const table: [Ask, string][] = [
  [{ see: 'events' }, 'dora dan omar lena'],
  [{ tell: 'designing' }, 'dora lena'],
  [{ tell: 'designed' }, 'dora lena'],
  [{ tell: 'ready' }, 'dora lena'],
  [{ tell: 'loaded' }, 'dan lena'],
  [{ tell: 'attempted' }, 'dan lena'],
  [{ tell: 'received' }, 'lena'],
  [{ tell: 'delivered' }, 'dan lena'],
  [{ tell: 'canceled' }, 'lena'],
  [{ photo: 'made' }, 'dora lena'],
  [{ photo: 'left' }, 'dan lena'],
  [{ hide: 'made' }, 'lena'],
  [{ see: 'money' }, 'omar lena'],
  [{ refund: 1000 }, 'omar lena'],
  [{ refund: 5001 }, 'lena'],
  [{ money: 'capture' }, 'lena'],
  [{ money: 'cancel' }, 'lena'],
];

describe('what each of the house’s own people may', () => {
  let backEnd: TestBackEnd;
  const tokens = new Map<string, string>();
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer());
    for (const name of names) tokens.set(name, (await staffMember(name)).accessToken);
  }, 180_000);
  afterAll(() => backEnd.close());

  const call = async (token: string, method: string, path: string, body?: object) =>
    (
      await fetch(`${backEnd.env.APP_API_URL}/api/order/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': path.endsWith('photo') ? 'image/png' : 'application/json',
        },
        body: body && JSON.stringify(body),
      })
    ).status;
  const place = async () => {
    const { body } = await shop.submit(await shop.readyCart([{ id: await shop.product() }]));
    if (body.Status !== 'Submitted') throw new Error(JSON.stringify(body));
    await backEnd.appApi.settler.settle();
    return body.OrderID;
  };
  const shipmentOf = async (orderID: string) => {
    const [row] = await backEnd.db.query<{ calculated: { CalculatorShipments: { ID: string }[] } }>(
      'select calculated from services.submission where order_id = $1',
      [orderID],
    );
    return row!.calculated.CalculatorShipments[0]!.ID;
  };
  const told = (ShipmentID: string, State: string, Key: string = randomUUID()) => ({
    Events: [{ Key, ShipmentID, State, At: now().toISOString() }],
  });
  const ask = async (token: string, orderID: string, shipmentID: string, wanted: Ask) => {
    if ('tell' in wanted)
      return call(token, 'POST', `${orderID}/shipmentevents`, told(shipmentID, wanted.tell));
    if ('photo' in wanted)
      return call(token, 'PUT', `${orderID}/shipmentevents/${wanted.photo}/photo`, {});
    if ('hide' in wanted)
      return call(token, 'DELETE', `${orderID}/shipmentevents/${wanted.hide}/photo`);
    if ('see' in wanted)
      return call(
        token,
        'GET',
        `${orderID}/${wanted.see === 'money' ? 'money' : 'shipmentevents'}`,
      );
    if ('refund' in wanted)
      return call(token, 'POST', `${orderID}/money/refund`, {
        Key: randomUUID(),
        AmountCents: wanted.refund,
      });
    return wanted.money === 'cancel'
      ? call(token, 'POST', `${orderID}/cancel`)
      : call(token, 'POST', `${orderID}/money/capture`, { Key: randomUUID() });
  };

  it('is what their role says, and nothing with a shopper’s token', async () => {
    const shopper = (await shop.shopper()).accessToken;
    const followed = await place();
    await call((await seller()).accessToken, 'POST', `${followed}/shipmentevents`, {
      Events: [
        ...told(await shipmentOf(followed), 'designed', 'made').Events,
        ...told(await shipmentOf(followed), 'delivered', 'left').Events,
      ],
    });
    for (const [wanted, who] of table) {
      const may: string[] = [];
      const orderID = 'refund' in wanted || 'money' in wanted ? await place() : followed;
      const shipmentID = await shipmentOf(orderID);
      for (const name of names) {
        const status = await ask(tokens.get(name)!, orderID, shipmentID, wanted);
        if (status !== 403) may.push(name);
        expect([wanted, name, status < 500]).toEqual([wanted, name, true]);
      }
      expect([wanted, may.join(' ')]).toEqual([wanted, who]);
      expect([403, 404]).toContain(await ask(shopper, orderID, shipmentID, wanted));
    }
  }, 180_000);

  it('is not told what is amiss at the vendors, but for who looks after the shop', async () => {
    const look = async (token: string) =>
      (
        await fetch(`${backEnd.env.APP_API_URL}/readyz/vendors`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status;
    const others = [tokens.get('dora')!, tokens.get('dan')!, (await shop.shopper()).accessToken];
    expect(await Promise.all(others.map(look))).toEqual([403, 403, 403]);
  });

  it('adds up what the office gives back of an order, and refuses events together when one is not theirs', async () => {
    const orderID = await place();
    const shipmentID = await shipmentOf(orderID);
    const omar = tokens.get('omar')!;
    const refund = (AmountCents: number, Key: string = randomUUID()) =>
      call(omar, 'POST', `${orderID}/money/refund`, { Key, AmountCents });
    const first = randomUUID();
    expect([
      await refund(4000, first),
      await refund(4000, first),
      await refund(1001),
      await refund(1000),
      await refund(1),
    ]).toEqual([202, 202, 403, 202, 403]);
    const another = await place();
    const atOnce = await Promise.all(
      Array.from({ length: 6 }, () =>
        call(omar, 'POST', `${another}/money/refund`, { Key: randomUUID(), AmountCents: 3000 }),
      ),
    );
    expect(atOnce.sort()).toEqual([202, 403, 403, 403, 403, 403]);
    const both = [...told(shipmentID, 'designed').Events, ...told(shipmentID, 'loaded').Events];
    expect(
      await call(tokens.get('dora')!, 'POST', `${orderID}/shipmentevents`, { Events: both }),
    ).toBe(403);
    const rows = await backEnd.db.query(
      'select 1 from services.shipment_event where order_id = $1',
      [orderID],
    );
    expect(rows).toEqual([]);
  });

  /** A member of the house with all roles of the back office. */
  const everything = async () => {
    const roles = ['BenchLead', 'OrderAdmin', 'ShipmentAdmin', 'BuyerAdmin', 'CatalogAdmin'];
    await backEnd.db.query(
      `update commerce.resource set doc = jsonb_set(doc, '{AvailableRoles}', $1::jsonb) where kind = 'AdminUser' and id = 'staff-lena'`,
      [JSON.stringify([...roles, 'BuyerUserAdmin'])],
    );
    return (await staffMember('lena')).accessToken;
  };
  const active = async (Active: boolean) =>
    AdminUsers.Patch('staff-lena', { Active }, await seller());
  const callAt = async (token: string, method: string, url: string, body?: object) =>
    (
      await fetch(url, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      })
    ).status;

  it('is nothing once they were taken out, whatever their token still says', async () => {
    const orderID = await place();
    const refund = { Key: randomUUID(), AmountCents: 100 };
    const ofOrder = `/api/order/${orderID}`;
    const { APP_API_URL, INTEGRATION_URL, COMMERCE_CATALOG_ID } = backEnd.env;
    const calls: [method: string, path: string, body?: object][] = [
      ['POST', `${ofOrder}/money/refund`, refund],
      ['POST', `${ofOrder}/money/capture`, { Key: randomUUID() }],
      ['POST', `${ofOrder}/cancel`],
      ['GET', `${ofOrder}/money`],
      ['POST', `${ofOrder}/giftcards/1/mailbox`, { Email: 'robin@example.com' }],
      ['POST', `${ofOrder}/giftcards/1/print`],
      ['GET', `${ofOrder}/giftcards`],
      ['POST', `${ofOrder}/link/end`],
      ['GET', `${ofOrder}/shipmentevents`],
      ['POST', `${ofOrder}/shipmentevents`, told('none', 'designed')],
      ['PUT', `${ofOrder}/shipmentevents/made/photo`],
      ['DELETE', `${ofOrder}/shipmentevents/made/photo`],
      ['PUT', '/api/giftcards/unlocked', { Number: '12345678' }],
      ['PUT', '/api/giftcards/activation', { Number: '12345678' }],
      ['GET', '/api/work'],
      ['POST', '/api/work/done', { Key: 'none' }],
      ['POST', `/api/catalogs/${COMMERCE_CATALOG_ID}/refresh`],
      ['PUT', '/api/redirects', { slug: 'old', status: 301, destination: '/c/gift-cards' }],
      ['DELETE', '/api/redirects?slug=old'],
      ['PUT', '/webdata/buyerxp', {}],
      ['GET', '/operations/outbox'],
      ['POST', '/operations/outbox/1/retry'],
      ['POST', '/privacy/export', { Email: 'robin@example.com' }],
      ['POST', '/privacy/delete', { Email: 'robin@example.com' }],
      ['GET', '/readyz/vendors'],
    ];
    const lena = await everything();
    await active(false);
    try {
      const statuses = [];
      for (const [method, path, body] of calls)
        statuses.push([method, path, await callAt(lena, method, `${APP_API_URL}${path}`, body)]);
      expect(statuses).toEqual(calls.map(([method, path]) => [method, path, 401]));
      const customer = `${INTEGRATION_URL}/api/cecs/searchcustomer/demo-loyal`;
      expect(await callAt(lena, 'GET', customer)).toBe(401);
      const written = await backEnd.db.query(
        'select kind from services.money_event where order_id = $1',
        [orderID],
      );
      expect(written).toEqual([]);
    } finally {
      await active(true);
    }
    expect(await callAt(lena, 'POST', `${APP_API_URL}${ofOrder}/money/refund`, refund)).toBe(202);
  });

  it('is to look, and not to write, while the commerce platform does not answer', async () => {
    const { APP_API_URL, COMMERCE_CATALOG_ID } = backEnd.env;
    const lena = await everything();
    backEnd.breakDown('/commerce');
    try {
      expect([
        await callAt(lena, 'GET', `${APP_API_URL}/operations/outbox`),
        await callAt(lena, 'GET', `${APP_API_URL}/api/work`),
        await callAt(lena, 'POST', `${APP_API_URL}/api/catalogs/${COMMERCE_CATALOG_ID}/refresh`),
      ]).toEqual([200, 200, 503]);
    } finally {
      backEnd.breakDown();
    }
  });
});
