/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { LineItems, Orders } from 'ordercloud-javascript-sdk';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { daySentenceFrom } from '@/lib/core/time/day-words';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { storeOf } from '@/services/database/statements';
import { cancelInBooks } from '@/services/after/money/events';
import type { Followed } from '@/services/after/follow-order';
import { noteChanges } from '@/services/after/note-changes';
import { lookAtOrderLater } from '@/services/outbox/order-messages';
import { markSent, takeDue } from '@/services/outbox/outbox';
import { keepPhoto } from '@/services/orders/photos';
import type { PrivateFiles } from '@/services/upstream/private-files';
import { nobody } from '@/services/upstream/commerce/order-person';
import { readWorksheet } from '@/services/upstream/commerce/orders';
import { mailShop } from '../services/mails/mail-shop';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { openStockedOnServer } from '../support/databases';
import { firstDay, localDelivery, seller, shopping } from '../support/shopping';

describe('a placed order that the back office changes', () => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer());
  }, 180_000);
  afterEach(() => backEnd.breakDown());
  afterAll(() => backEnd.close());

  let day: string;
  let later: string;
  // Anew for each test: an hour may close the first day between two of them.
  beforeEach(() => {
    day = firstDay('LocalDelivery');
    later = addChicagoDays(day, 7);
  });
  const words = (at: string) => daySentenceFrom(at, chicagoDate(now()));
  const place = async () => {
    const email = `${randomUUID()}@example.com`;
    const id = await shop.product();
    const buyer = await shop.readyCart([{ id }, { id: await shop.product() }]);
    const Guest = { FirstName: 'Ana', LastName: 'Ruiz', Email: email };
    const { body } = await shop.submit(buyer, { Guest });
    if (body.Status !== 'Submitted') throw new Error(JSON.stringify(body));
    await sendAll();
    return { ...buyer, email, link: body.Link ?? '' };
  };
  const sendAll = async () => {
    while ((await backEnd.appApi.sender.sendDue()) > 0);
  };
  const patchLines = async (orderID: string, xp: object, count = Infinity) => {
    const bearer = await seller();
    const { Items } = await LineItems.List('Incoming', orderID, {}, bearer);
    for (const { ID } of Items.slice(0, count))
      await LineItems.Patch('Incoming', orderID, ID ?? '', { xp }, bearer);
  };
  /** What the platform's webhook leads to; then nobody changes the order for a while. */
  const hear = (orderID: string) => storeOf(backEnd.db).transact(() => lookAtOrderLater(orderID));
  const wait = async () => {
    await backEnd.db.query(
      `update services.outbox set due_at = now() where kind = 'order-look' and sent_at is null`,
    );
    await sendAll();
  };
  const mails = async (email: string) => {
    const all = (await fetch(
      `${backEnd.env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(email)}`,
    ).then((answer) => answer.json())) as { subject: string; text: string }[];
    return all.filter(({ subject }) => subject.includes('was changed'));
  };
  const follow = async (Token: string) =>
    (await shop.appApi<{ data: Followed }>(await seller(), 'POST', '/follow', { Token })).body.data;

  it('is told to whoever ordered once it is left alone, with before and now, once however often it is heard of', async () => {
    const { orderID, email } = await place();
    await patchLines(orderID, { RequestedDeliveryDate: later }, 1);
    await hear(orderID);
    await sendAll();
    expect(await mails(email)).toEqual([]);
    await patchLines(orderID, { RequestedDeliveryDate: later });
    await hear(orderID);
    expect(
      await backEnd.db.query(
        `select 1 from services.outbox where kind = 'order-look' and payload ->> 'orderID' = $1`,
        [orderID],
      ),
    ).toHaveLength(1);
    await wait();
    const [mail, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`Arrives: ${words(later)}`);
    expect(mail?.text).toContain(`Before: ${words(day)}`);
    await hear(orderID);
    await hear(orderID);
    await wait();
    expect(await mails(email)).toHaveLength(1);
  });

  it('is looked at again when it is changed once more while it is being looked at, and after', async () => {
    const { orderID, email } = await place();
    const store = storeOf(backEnd.db);
    await hear(orderID);
    await backEnd.db.query(
      `update services.outbox set due_at = now() where kind = 'order-look' and sent_at is null`,
    );
    const looks = (await takeDue(store)).filter(({ kind }) => kind === 'order-look');
    expect(looks).toMatchObject([{ payload: { orderID } }]);
    await patchLines(orderID, { RequestedDeliveryDate: later });
    await hear(orderID);
    for (const look of looks) await markSent(store, look, now());
    await wait();
    expect(await mails(email)).toHaveLength(1);
    await patchLines(orderID, { RequestedDeliveryDate: day });
    await hear(orderID);
    await wait();
    expect(await mails(email)).toHaveLength(2);
  });

  it('is told once where two look at it at once: the later one has to look again', async () => {
    const { orderID, email } = await place();
    await patchLines(orderID, { RequestedDeliveryDate: later });
    let [reading, bothHaveRead] = [0, () => {}];
    const read = new Promise<void>((resolve) => (bothHaveRead = resolve));
    const sources = {
      store: storeOf(backEnd.db),
      readWorksheet: async (id: string) => {
        const worksheet = await readWorksheet(backEnd.appApi.upstream.token, id);
        reading += 1;
        if (reading === 2) bothHaveRead();
        await read;
        return worksheet;
      },
      shopFacts: () => Promise.resolve(mailShop),
      settings: () => Promise.resolve(defaultBuyerSettings),
    };
    const looks = await Promise.allSettled([
      noteChanges(sources, orderID),
      noteChanges(sources, orderID),
    ]);
    expect(looks.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await noteChanges(sources, orderID);
    await sendAll();
    expect(await mails(email)).toHaveLength(1);
  });

  it('takes its place on a run along, and has none once it is cancelled, whichever is heard of first', async () => {
    const places = async (orderID: string) =>
      (
        await backEnd.db.query<{ day: string }>(
          'select day::text as day from services.run_place where order_id = $1',
          [orderID],
        )
      ).map((row) => row.day);
    const { orderID } = await place();
    expect(await places(orderID)).toEqual([day]);
    await patchLines(orderID, { RequestedDeliveryDate: later });
    await hear(orderID);
    await wait();
    expect(await places(orderID)).toEqual([later]);
    const cancel = (id: string) => storeOf(backEnd.db).transact(() => cancelInBooks(id, now()));
    const others = [await place(), await place(), await place()];
    for (const other of others) {
      await patchLines(other.orderID, { RequestedDeliveryDate: later });
      await hear(other.orderID);
    }
    await Promise.all([wait(), ...others.map((other) => cancel(other.orderID))]);
    await wait();
    expect(await Promise.all(others.map((other) => places(other.orderID)))).toEqual([[], [], []]);
  });

  it('is charged on its day of now, and written down no more once its person is forgotten', async () => {
    const { orderID, email } = await place();
    const looked = async () => {
      await backEnd.appApi.settler.settle();
      const [row] = await backEnd.db.query<{ due_at: Date | string }>(
        'select due_at from services.money_desk where order_id = $1',
        [orderID],
      );
      return new Date(row?.due_at ?? NaN).getTime();
    };
    const change = async (RequestedDeliveryDate: string) => {
      await patchLines(orderID, { RequestedDeliveryDate });
      await hear(orderID);
      await wait();
    };
    await change(later);
    const before = await looked();
    await change(day);
    expect(before - (await looked())).toBeGreaterThan(5 * 24 * 60 * 60_000);
    await backEnd.db.query(
      'update services.submission set forgotten_at = now() where order_id = $1',
      [orderID],
    );
    await change(later);
    expect(await mails(email)).toHaveLength(2);
    const [row] = await backEnd.db.query<{ days: string[] }>(
      `select jsonb_path_query_array(calculated, '$.CalculatorShipments[*].xp.RequestedDeliveryDate') as days
       from services.submission where order_id = $1`,
      [orderID],
    );
    expect(new Set(row?.days)).toEqual(new Set([day]));
  });

  it('is told to nobody once its person is gone from the commerce platform', async () => {
    const { orderID } = await place();
    const { db } = backEnd;
    await db.query('update services.submission set guest = null where order_id = $1', [orderID]);
    await Orders.PatchFromUser('Incoming', orderID, nobody, await seller());
    await patchLines(orderID, { RequestedDeliveryDate: later });
    await hear(orderID);
    await wait();
    expect(
      await db.query(
        `select last_error from services.outbox where kind = 'order-changed' and payload ->> 'orderID' = $1`,
        [orderID],
      ),
    ).toEqual([]);
  });

  it('has no place on a run when it was cancelled before it was written down as placed', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    backEnd.at(async (point) => {
      if (point === 'verified')
        await storeOf(backEnd.db).transact(() => cancelInBooks(buyer.orderID, now()));
    });
    expect((await shop.submit(buyer)).body.Status).toBe('Submitted');
    backEnd.at(() => undefined);
    expect(
      await backEnd.db.query('select 1 from services.run_place where order_id = $1', [
        buyer.orderID,
      ]),
    ).toEqual([]);
  });

  it('keeps what happened to its shipments, and later mails say the day of now', async () => {
    const { orderID, email, link, ...buyer } = await place();
    const id = async () =>
      (await shop.calculate({ ...buyer, orderID })).body.CalculatorShipments[0]?.ID;
    const happens = async (State: string) =>
      shop.appApi(await seller(), 'POST', `/order/${orderID}/shipmentevents`, {
        Events: [{ Key: State, ShipmentID: await id(), State, At: now().toISOString() }],
      });
    const before = await id();
    await happens('designing');
    await keepPhoto(
      storeOf(backEnd.db),
      { put: () => Promise.resolve() } as unknown as PrivateFiles,
      { orderID, key: 'designing', shipmentID: before ?? '', state: 'designed', round: 1 },
      { bytes: Buffer.from('a picture'), width: 2, height: 1 },
      'bench',
    );
    await patchLines(orderID, { RequestedDeliveryDate: later });
    await hear(orderID);
    await wait();
    const after = await id();
    expect(after).not.toBe(before);
    expect(await follow(link)).toMatchObject({ Shipments: [{ ID: after, State: 'designing' }] });
    expect((await happens('loaded')).status).toBe(200);
    expect(await follow(link)).toMatchObject({ Photos: { [after!]: [{ state: 'designed' }] } });
    await sendAll();
    const all = (await fetch(
      `${backEnd.env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(email)}`,
    ).then((answer) => answer.json())) as { subject: string; text: string }[];
    const van = all.find(({ subject }) => subject.startsWith('On the van'));
    expect(van?.text).toContain(`Arrives: ${words(later)}`);
  });

  it('keeps what happened to each of its shipments when one moves to the day another leaves', async () => {
    const [first, second] = [day, addChicagoDays(day, 7)];
    const buyer = await shop.cart([{ id: await shop.product() }, { id: await shop.product() }]);
    const { orderID } = buyer;
    const { Items } = await LineItems.List('Outgoing', orderID, {}, buyer);
    const [early = '', late = ''] = Items.map(({ ID }) => ID);
    let total = 0;
    for (const [lineID, date] of [
      [early, first],
      [late, second],
    ] as const)
      total = (await shop.fulfill(buyer, { LineItemIDs: [lineID], RequestedDeliveryDate: date }))
        .body.Order.Total;
    expect((await shop.submit({ ...buyer, total })).body).toMatchObject({ Status: 'Submitted' });
    const shipments = async () =>
      (await shop.calculate(buyer)).body.CalculatorShipments.map(({ ID, LineItems: lines }) => ({
        id: ID,
        line: lines[0]?.ID,
      }));
    const stateOf = async (line: string) => {
      const { id } = (await shipments()).find((shipment) => shipment.line === line) ?? {};
      const rows = await backEnd.db.query<{ state: string }>(
        'select state from services.shipment_event where order_id = $1 and shipment_id = $2',
        [orderID, id],
      );
      return rows.map(({ state }) => state);
    };
    const Events = (await shipments()).map(({ id, line }) => ({
      Key: line === early ? 'early' : 'late',
      ShipmentID: id,
      State: line === early ? 'designing' : 'received',
      At: now().toISOString(),
    }));
    await shop.appApi(await seller(), 'POST', `/order/${orderID}/shipmentevents`, { Events });
    const bearer = await seller();
    for (const [lineID, date] of [
      [early, second],
      [late, addChicagoDays(second, 7)],
    ] as const)
      await LineItems.Patch(
        'Incoming',
        orderID,
        lineID,
        { xp: { RequestedDeliveryDate: date } },
        bearer,
      );
    await hear(orderID);
    await wait();
    expect([await stateOf(early), await stateOf(late)]).toEqual([['designing'], ['received']]);
  });

  it('mails once what a shipment was, also when the same is told again of its other day', async () => {
    const { orderID, email, ...buyer } = await place();
    const loaded = async (Key: string) => {
      const [shipment] = (await shop.calculate({ ...buyer, orderID })).body.CalculatorShipments;
      const Events = [
        { Key, ShipmentID: shipment?.ID, State: 'loaded', At: now().toISOString(), Round: 1 },
      ];
      const told = await shop.appApi(await seller(), 'POST', `/order/${orderID}/shipmentevents`, {
        Events,
      });
      expect(told.status).toBe(200);
      await sendAll();
      return shipment?.ID;
    };
    const before = await loaded('van');
    await patchLines(orderID, { RequestedDeliveryDate: later });
    await hear(orderID);
    await wait();
    const after = await loaded('van-again');
    expect(after).not.toBe(before);
    const links = await backEnd.db.query<{ shipment_id: string }>(
      `select shipment_id from services.order_link where order_id = $1 and role = 'recipient'`,
      [orderID],
    );
    expect([...new Set(links.map(({ shipment_id }) => shipment_id))]).toEqual([after]);
    const all = (await fetch(
      `${backEnd.env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(email)}`,
    ).then((answer) => answer.json())) as { subject: string }[];
    expect(all.filter(({ subject }) => subject.startsWith('On the van'))).toHaveLength(1);
  });

  it('keeps at the commerce platform what its shipments are now, with each fee and status once', async () => {
    const { orderID, ...buyer } = await place();
    const [shipment] = (await shop.calculate({ ...buyer, orderID })).body.CalculatorShipments;
    const [a, b] = shipment?.LineItems.map(({ ID }) => ID) ?? [];
    await shop.appApi(await seller(), 'POST', `/order/${orderID}/shipmentevents`, {
      Events: [{ Key: 'd', ShipmentID: shipment?.ID, State: 'designing', At: now().toISOString() }],
    });
    await sendAll();
    const kept = async () =>
      ((await Orders.Get('Incoming', orderID, await seller())).xp as { Shipments: object[] })
        .Shipments;
    const whole = { LineItemIDs: [a, b], Cost: 14.99, Status: 'In Design' };
    expect(await kept()).toMatchObject([whole]);
    const moveSecond = async (RequestedDeliveryDate: string) => {
      const xp = { RequestedDeliveryDate };
      await LineItems.Patch('Incoming', orderID, b ?? '', { xp }, await seller());
      await hear(orderID);
      await wait();
    };
    await moveSecond(later);
    expect(await kept()).toMatchObject([
      { LineItemIDs: [a], Cost: 14.99, Status: 'In Design' },
      { LineItemIDs: [b], Cost: 0, Status: 'New' },
    ]);
    await moveSecond(day);
    expect(await kept()).toMatchObject([whole]);
  });

  it('is told even where nobody heard of it, as soon as something happens to it', async () => {
    const { orderID, email, ...buyer } = await place();
    await patchLines(orderID, { DeliveryNote: 'Ring twice.' });
    const shipment = (await shop.calculate({ ...buyer, orderID })).body.CalculatorShipments[0];
    await shop.appApi(await seller(), 'POST', `/order/${orderID}/shipmentevents`, {
      Events: [{ Key: 'd', ShipmentID: shipment?.ID, State: 'designing', At: now().toISOString() }],
    });
    await sendAll();
    expect((await mails(email)).map(({ text }) => text.includes('Ring twice.'))).toEqual([true]);
  });

  it('waits where it cannot be read, and is told nothing of once it is cancelled', async () => {
    const { orderID, email } = await place();
    await patchLines(orderID, { RequestedDeliveryDate: later });
    await hear(orderID);
    backEnd.breakDown('/commerce');
    await wait();
    backEnd.breakDown();
    const [row] = await backEnd.db.query(
      `select sent_at from services.outbox where kind = 'order-look' and payload ->> 'orderID' = $1`,
      [orderID],
    );
    expect(row).toEqual({ sent_at: null });
    await Orders.Cancel('All', orderID, await seller());
    await wait();
    expect(await mails(email)).toEqual([]);
  });

  it('of which what was typed anew is what it already said changes nothing', async () => {
    const { orderID, email } = await place();
    await patchLines(orderID, {
      RequestedDeliveryDate: localDelivery().RequestedDeliveryDate,
      Status: 'seen',
    });
    await hear(orderID);
    await wait();
    expect(await mails(email)).toEqual([]);
  });
});
