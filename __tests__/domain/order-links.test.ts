/** @jest-environment node */
import { randomBytes, randomUUID } from 'node:crypto';
import { now, setClock } from '@/lib/core/time/clock';
import { storeOf } from '@/services/database/statements';
import {
  keepLink,
  openLink,
  orderLinks as orderLinksOf,
  recipientTokens,
} from '@/services/orders/order-links';
import { forgetOrder } from '@/services/privacy/forget-order';
import { middlewareToken } from '@/services/upstream/commerce/middleware-token';
import { privateFiles } from '@/services/upstream/private-files';
import { describeOnServer } from '@/__tests__/support/databases';
import { staffMember, type Shopper } from '@/__tests__/support/shopping';
import { followedOrders } from '@/__tests__/support/followed-orders';

const dayMs = 24 * 60 * 60_000;

describeOnServer('following an order by its link', (engine) => {
  const guesses = engine.name === 'pglite' ? 500 : 10_000;
  const {
    backEnd,
    shop,
    place,
    anybody,
    follow,
    sendAll,
    mailsTo,
    shipmentOf,
    tell,
    everythingKept,
  } = followedOrders(engine);

  it('shows whoever ordered the whole order, whoever asks, and is kept nowhere in the clear', async () => {
    const placed = await place();
    expect(placed.link).toMatch(/^[0-9a-f]{32}$/);
    expect((await follow(placed.link)).body.data).toMatchObject({
      Role: 'Sender',
      Order: { ID: placed.orderID, FromUser: { Email: placed.email } },
      LineItems: [{ Quantity: 1 }],
      Payments: [{ Accepted: true }],
      Sent: [],
      Calculated: { Order: { ID: placed.orderID } },
      Shipments: [],
    });
    const { rows } = await everythingKept();
    expect(rows).not.toContain(placed.link);
  });

  it('is in the mail, and the same however often the order is sent or asked after', async () => {
    const placed = await place();
    const again = await shop.appApi<{ Link: string }>(
      placed,
      'GET',
      `/order/${placed.orderID}/submission`,
    );
    expect(again.body.Link).toBe(placed.link);
    await sendAll();
    const [mail] = await mailsTo(placed.email);
    const addresses = mail?.text.split(/\s+/);
    expect(addresses).toContain(`${backEnd().env.SITE_ORIGIN}/order/${placed.link}`);
    expect(mail?.subject).toContain(placed.number);
  });

  it('is ended by who answers the phone, and the next one opens as long', async () => {
    const placed = await place();
    const { orderID, link, number } = placed;
    const omar = await staffMember('omar');
    const end = async (who: Pick<Shopper, 'accessToken'>, order = orderID) =>
      (await shop.appApi(who, 'POST', `/order/${order}/link/end`)).status;
    const present = async () =>
      (await shop.appApi<{ Link: string }>(placed, 'GET', `/order/${orderID}/submission`)).body
        .Link;
    expect([
      await end(await anybody()),
      await end(await staffMember('dan')),
      (await follow(link)).status,
    ]).toEqual([403, 403, 200]);
    expect([await end(omar, number), (await follow(link)).status]).toEqual([200, 404]);
    const next = await present();
    expect([next === link, (await follow(next)).status]).toEqual([false, 200]);
    expect([await end(omar), (await follow(next)).status]).toEqual([200, 404]);
    expect(await end(omar, 'no-such-order')).toBe(404);
    const last = await present();
    setClock(new Date(now().getTime() + 179 * dayMs));
    expect([
      (await follow(link)).status,
      (await follow(next)).status,
      (await follow(last)).status,
    ]).toEqual([404, 404, 200]);
  });

  it('opens half a year from the day of delivery, then nothing', async () => {
    const { link } = await place();
    setClock(new Date(now().getTime() + 179 * dayMs));
    expect((await follow(link)).status).toBe(200);
    setClock(new Date(now().getTime() + 30 * dayMs));
    expect((await follow(link)).status).toBe(404);
  });

  it('opens half a year from when all has arrived, where that was later', async () => {
    const { link, ...buyer } = await place();
    const ShipmentID = await shipmentOf(buyer);
    setClock(new Date(now().getTime() + 30 * dayMs));
    await tell(buyer.orderID, [{ Key: 'late', ShipmentID, State: 'delivered' }]);
    setClock(new Date(now().getTime() + 179 * dayMs));
    expect((await follow(link)).status).toBe(200);
  });

  it('keeps the later of two ends: what arrives early shortens none', async () => {
    const links = orderLinksOf('a secret');
    const target = { role: 'sender', orderID: randomUUID(), shipmentID: null } as const;
    const inDays = (days: number) => new Date(now().getTime() + days * dayMs);
    const token = await storeOf(backEnd().db).transact(function* () {
      yield* keepLink(links, target, inDays(20));
      return yield* keepLink(links, target, inDays(10));
    });
    const opened = await storeOf(backEnd().db).transact(() => openLink(token, inDays(15)));
    expect(opened).toEqual(target);
  });

  it('is made again for a secret that changed: the mail of before opens, and so does the one of after', async () => {
    const { orderID, link } = await place();
    const other = orderLinksOf('another secret of the services, long enough');
    const target = { role: 'sender', orderID, shipmentID: null } as const;
    await storeOf(backEnd().db).transact(() =>
      keepLink(other, target, new Date(now().getTime() + dayMs)),
    );
    for (const token of [link, other.token(target)])
      expect((await follow(token)).body.data).toMatchObject({ Role: 'Sender' });
  });

  it('opens nothing for thousands of tokens that nobody was given', async () => {
    const { link } = await place();
    const store = storeOf(backEnd().db);
    const tokens = Array.from({ length: guesses }, (_, index) =>
      index % 2 ? randomBytes(16).toString('hex') : oneDigitOff(link, index),
    );
    let hits = 0;
    await store.transact(function* () {
      for (const token of tokens) if (yield* openLink(token, now())) hits += 1;
    });
    expect(hits).toBe(0);
  }, 120_000);

  it.each([
    ['none', 'no token'],
    ['of another shape', 'x'.repeat(32)],
    ['too long', '0'.repeat(33)],
  ])('is not found with a token %s', async (_, token) => {
    expect((await follow(token)).status).toBe(404);
  });

  it('ends with the person of the order', async () => {
    const { orderID, link } = await place();
    const tokens = {
      orders: backEnd().appApi.upstream.token,
      shipments: middlewareToken(backEnd().env, 'shipments'),
      photos: privateFiles(backEnd().env),
    };
    await forgetOrder(storeOf(backEnd().db), tokens, orderID);
    expect((await follow(link)).status).toBe(404);
  });

  it('proves the order theirs for its gift cards, and no other', async () => {
    const [one, other] = [await place(), await place()];
    const headers = async (link: string) => ({
      authorization: `Bearer ${(await anybody()).accessToken}`,
      'x-order-link': link,
    });
    const cards = async (orderID: string, link: string) =>
      (
        await fetch(`${backEnd().env.APP_API_URL}/api/order/${orderID}/giftcards`, {
          headers: await headers(link),
        })
      ).status;
    expect([
      await cards(one.orderID, one.link),
      await cards(other.orderID, one.link),
      await cards(one.orderID, '0'.repeat(32)),
    ]).toEqual([200, 404, 404]);
  });

  it('says that commerce is down rather than that there is no order', async () => {
    const { link } = await place();
    const who = await anybody();
    backEnd().breakDown('/commerce/v1/orders');
    expect((await follow(link, who)).status).toBe(503);
  });

  it('open the shipment that has an ID now, though another had it when its own link was made', async () => {
    const store = storeOf(backEnd().db);
    const links = orderLinksOf(randomBytes(32).toString('hex'));
    const orderID = randomUUID();
    const until = new Date(now().getTime() + dayMs);
    const keep = (shipmentID: string) =>
      store.transact(() => keepLink(links, { role: 'recipient', orderID, shipmentID }, until));
    const opened = async (token: string) =>
      (await store.transact(() => openLink(token, now())))?.shipmentID;
    const first = await keep('Monday');
    await store.query(
      `update services.order_link set shipment_id = 'Tuesday' where order_id = $1`,
      [orderID],
    );
    const second = await keep('Monday');
    expect([await opened(first), await opened(second), await keep('Monday')]).toEqual([
      'Tuesday',
      'Monday',
      second,
    ]);
    expect(await store.transact(() => recipientTokens(links, orderID, now()))).toEqual({
      Monday: second,
    });
  });
});

function oneDigitOff(token: string, seed: number): string {
  const at = seed % token.length;
  const digit = ((parseInt(token[at]!, 16) + 1 + (seed % 14)) % 16).toString(16);
  return `${token.slice(0, at)}${digit === token[at] ? 'g' : digit}${token.slice(at + 1)}`;
}
