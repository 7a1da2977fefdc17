/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { Orders } from 'ordercloud-javascript-sdk';
import { now, setClock } from '@/lib/core/time/clock';
import { describeOnServer } from '@/__tests__/support/databases';
import { seller, type Shopper } from '@/__tests__/support/shopping';
import { followedOrders, type Told } from '@/__tests__/support/followed-orders';

const dayMs = 24 * 60 * 60_000;

describeOnServer('following an order told by the shop floor', (engine) => {
  const {
    backEnd,
    shop,
    place,
    anybody,
    follow,
    sendAll,
    sendWaiting,
    mailsTo,
    shipmentOf,
    tell,
    recipientToken,
  } = followedOrders(engine);

  it('moves the order, each event once, and the commerce platform keeps the words of the specification', async () => {
    const placed = await place();
    const ShipmentID = await shipmentOf(placed);
    const events = [
      { Key: 'tablet-1', ShipmentID, State: 'designed' },
      { Key: 'tablet-2', ShipmentID, State: 'loaded' },
    ];
    expect((await tell(placed.orderID, events)).body.data).toMatchObject({
      Recorded: 2,
      Shipments: [{ ID: ShipmentID, State: 'loaded', Round: 1 }],
    });
    const again = await tell(placed.orderID, [...events, events[0]!]);
    expect(again.body.data).toMatchObject({ Recorded: 0, Shipments: [{ State: 'loaded' }] });
    await sendAll();
    const kept = async () =>
      (await Orders.Get('Outgoing', placed.orderID, placed)).xp as {
        OrderNumber: string;
        Shipments: { Status: string; Cost: number; LineItemIDs: string[] }[];
      };
    expect(await kept()).toMatchObject({
      OrderNumber: placed.number,
      Shipments: [{ Status: 'DISPATCHED', Cost: 14.99, LineItemIDs: [expect.any(String)] }],
    });
    const done = { Key: 'phone-9', ShipmentID, State: 'delivered', Note: 'Front desk' };
    await tell(placed.orderID, [done]);
    await sendAll();
    expect((await kept()).Shipments).toMatchObject([{ Status: 'DELIVERED' }]);
    expect((await follow(placed.link)).body.data).toMatchObject({
      Shipments: [
        { State: 'delivered', Note: 'Front desk', Times: { loaded: expect.any(String) } },
      ],
    });
    const own = await shop.appApi<Told>(placed, 'GET', `/order/${placed.orderID}/shipmentevents`);
    expect(own.body.data.Shipments).toMatchObject([{ ID: ShipmentID, State: 'delivered' }]);
  });

  it('mails who ordered how far it is: once for each state of a round, and nothing that was overtaken', async () => {
    const { orderID, email, number, link, ...placed } = await place();
    const ShipmentID = await shipmentOf({ ...placed, orderID });
    const happens = (State: string, Note?: string) =>
      tell(orderID, [{ Key: randomUUID(), ShipmentID, State, Note }]);
    const news = async () => {
      await sendAll();
      return (await mailsTo(email)).filter(({ subject }) => subject.endsWith(`, order ${number}`));
    };
    await happens('designed');
    expect(await news()).toEqual([]);
    await happens('loaded');
    await happens('loaded');
    await happens('attempted', 'Nobody came to the door');
    await happens('loaded');
    await happens('received');
    await happens('loaded');
    await happens('delivered', 'Front desk');
    await sendAll();
    await sendWaiting();
    const mails = await news();
    expect(mails.map(({ subject }) => subject.split(' to ')[0]).sort()).toEqual([
      'Delivered',
      'On the van',
      'On the van',
      'We could not hand it',
    ]);
    const [delivered] = mails.filter(({ subject }) => subject.startsWith('Delivered'));
    expect(delivered?.text).toContain('Front desk');
    expect(delivered?.text).toContain(`/order/${link}`);
  });

  it('mails nobody of an order whose payment is not settled yet', async () => {
    const { orderID, email, ...placed } = await place();
    const ShipmentID = await shipmentOf({ ...placed, orderID });
    await sendAll();
    const mailed = await mailsTo(email);
    await backEnd().db.query(
      `update services.submission set state = 'verifying' where order_id = $1`,
      [orderID],
    );
    await tell(orderID, [{ Key: 'a', ShipmentID, State: 'loaded' }]);
    await sendWaiting();
    expect(await mailsTo(email)).toHaveLength(mailed.length);
    await backEnd().db.query(
      `update services.submission set state = 'placed' where order_id = $1`,
      [orderID],
    );
  });

  it('goes another round when nobody was there', async () => {
    const placed = await place();
    const ShipmentID = await shipmentOf(placed);
    const states = ['loaded', 'attempted', 'received', 'loaded'];
    for (const [index, State] of states.entries())
      await tell(placed.orderID, [{ Key: `e${index}`, ShipmentID, State }]);
    const { body } = await tell(placed.orderID, [{ Key: 'late', ShipmentID, State: 'designed' }]);
    expect(body.data.Shipments).toMatchObject([{ State: 'loaded', Round: 2 }]);
  });

  it('gives the link of who gets it to whoever ordered, from when it opens to when it ends, and to nobody else', async () => {
    const placed = await place();
    const ShipmentID = await shipmentOf(placed);
    const byLink = async () => {
      const { data } = (await follow(placed.link)).body;
      return data.Role === 'Sender' && data.RecipientLinks;
    };
    const bySession = async (who: Pick<Shopper, 'accessToken'>) =>
      (
        await shop.appApi<{ data: { RecipientLinks: object } }>(
          who,
          'GET',
          `/order/${placed.orderID}/shipmentevents`,
        )
      ).body.data.RecipientLinks;
    await tell(placed.orderID, [{ Key: 'a', ShipmentID, State: 'designed' }]);
    expect([await byLink(), await bySession(placed)]).toEqual([{}, {}]);
    await tell(placed.orderID, [{ Key: 'b', ShipmentID, State: 'loaded' }]);
    const links = { [ShipmentID]: recipientToken(placed.orderID, ShipmentID) };
    expect([await byLink(), await bySession(placed)]).toEqual([links, links]);
    expect(await bySession(await seller())).toEqual({});
    const theirs = await follow(links[ShipmentID] ?? '');
    expect(JSON.stringify(theirs.body)).not.toContain('RecipientLinks');
    setClock(new Date(now().getTime() + 32 * 24 * 60 * 60_000));
    expect(await byLink()).toEqual({});
  });

  it('opens a link to whoever gets it once it has left: no price, nobody’s contact, no surprise before it is there', async () => {
    const placed = await place();
    const ShipmentID = await shipmentOf(placed);
    const token = recipientToken(placed.orderID, ShipmentID);
    await tell(placed.orderID, [{ Key: 'a', ShipmentID, State: 'designed' }]);
    expect((await follow(token)).status).toBe(404);
    const line = (await Orders.Get('Outgoing', placed.orderID, placed)).ID!;
    const secrets = [
      placed.email,
      'Ruiz',
      '6125550123',
      '100 Lake',
      '49.99',
      '14.99',
      '$',
      'rice',
      'otal',
      line,
    ];
    for (const [Key, State] of [
      ['b', 'loaded'],
      ['c', 'attempted'],
      ['d', 'delivered'],
    ] as const) {
      await tell(placed.orderID, [{ Key, ShipmentID, State }]);
      const { status, body } = await follow(token);
      // Without its times: the seconds of one may read as a price.
      const text = JSON.stringify(body).replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '');
      expect([State, status, body.data.Role]).toEqual([State, 200, 'Recipient']);
      for (const secret of secrets)
        expect([State, secret, text.includes(secret)]).toEqual([State, secret, false]);
      expect(text.includes('birthday')).toBe(State === 'delivered');
    }
    setClock(new Date(now().getTime() + 32 * dayMs));
    expect([(await follow(token)).status, (await follow(placed.link)).status]).toEqual([404, 200]);
  });

  it('is refused from anybody but the shop floor, of another order, and of the future', async () => {
    const [placed, other] = [await place(), await place()];
    const [ShipmentID, foreign] = [await shipmentOf(placed), 'of-another-order'];
    const event = { Key: 'k', ShipmentID, State: 'delivered' };
    expect((await tell(placed.orderID, [event], placed)).status).toBe(403);
    expect((await tell(placed.orderID, [event], await anybody())).status).toBe(403);
    expect((await tell('none', [event])).status).toBe(404);
    const wrong = await tell(placed.orderID, [event, { ...event, ShipmentID: foreign }]);
    expect([wrong.status, wrong.body.Errors[0]!.Data]).toEqual([
      400,
      { field: 'Events.1.ShipmentID' },
    ]);
    const future = new Date(now().getTime() + 3_600_000).toISOString();
    expect((await tell(placed.orderID, [{ ...event, At: future }])).status).toBe(400);
    expect((await tell(placed.orderID, [{ ...event, State: 'lost' }])).status).toBe(400);
    expect((await follow(placed.link)).body.data).toMatchObject({ Shipments: [] });
    const byFastClock = new Date(now().getTime() + 4 * 60_000).toISOString();
    expect(
      (
        await tell(other.orderID, [
          { ...event, ShipmentID: await shipmentOf(other), At: byFastClock },
        ])
      ).status,
    ).toBe(200);
    expect(
      (await shop.appApi(other, 'GET', `/order/${placed.orderID}/shipmentevents`)).status,
    ).toBe(404);
  });

  it('ends in the later state at the commerce platform, however its messages are sent', async () => {
    const placed = await place();
    const ShipmentID = await shipmentOf(placed);
    for (const [index, State] of ['designing', 'designed', 'loaded', 'delivered'].entries())
      await tell(placed.orderID, [{ Key: `k${index}`, ShipmentID, State }]);
    await Promise.all([sendAll(), sendAll()]);
    const { xp } = await Orders.Get('Outgoing', placed.orderID, placed);
    expect((xp as { Shipments: unknown }).Shipments).toMatchObject([{ Status: 'DELIVERED' }]);
  });
});
