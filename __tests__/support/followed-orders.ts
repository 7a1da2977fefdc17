import { randomUUID } from 'node:crypto';
import { Orders } from 'ordercloud-javascript-sdk';
import { now, setClock } from '@/lib/core/time/clock';
import { storeOf } from '@/services/database/statements';
import { orderLinks as orderLinksOf } from '@/services/orders/order-links';
import type { Followed } from '@/services/after/follow-order';
import type { ShipmentAnswer } from '@/services/after/record-events';
import { startTestBackEnd, type TestBackEnd } from '@/__tests__/support/back-end';
import type { TestEngine } from '@/__tests__/support/databases';
import { seller, shopping, type Refused, type Shopper } from '@/__tests__/support/shopping';

const message = { line1: 'Happy birthday, Bea', line2: 'Yours, Ana' };

export interface Told {
  data: { Recorded: number; Shipments: ShipmentAnswer[] };
}

/** A shop whose orders are placed, followed, looked up and told of by the shop floor, with what the tests of that do. */
export function followedOrders(engine: TestEngine) {
  let running: TestBackEnd;
  const backEnd = () => running;
  const shop = shopping(backEnd);
  beforeAll(async () => {
    running = await startTestBackEnd(await engine.openStocked());
  }, 180_000);
  afterEach(() => {
    setClock(null);
    running.breakDown();
  });
  afterAll(() => running.close());

  const place = async (Email = `${randomUUID()}@example.com`) => {
    const buyer = await shop.readyCart([{ id: await shop.product({ price: 49.99 }) }], {
      CardMessage: message,
    } as never);
    const Guest = { FirstName: 'Ana', LastName: 'Ruiz', Email };
    const { body } = await shop.submit(buyer, { Guest });
    if (body.Status !== 'Submitted') throw new Error(JSON.stringify(body));
    const { xp } = await Orders.Get('Outgoing', buyer.orderID, buyer);
    const { OrderNumber: number } = xp as { OrderNumber: string };
    return { ...buyer, email: Email, link: body.Link ?? '', number };
  };
  const anybody = () => shop.shopper();
  const follow = async (Token: string, who?: Pick<Shopper, 'accessToken'>) =>
    shop.appApi<{ data: Followed } & Refused>(who ?? (await anybody()), 'POST', '/follow', {
      Token,
    });
  const lookUp = async (Number: string, Email: string) =>
    shop.appApi<{ data: { Lookup: string } } & Refused>(await anybody(), 'POST', '/orderlookup', {
      Number,
      Email,
    });
  const enter = async (Lookup: string, Code: string) =>
    shop.appApi<{ data: { Token: string } } & Refused>(
      await anybody(),
      'POST',
      '/orderlookup/code',
      { Lookup, Code },
    );
  const sendAll = async () => {
    while ((await backEnd().appApi.sender.sendDue()) > 0);
  };
  /** The mail about an arrival waits for its photo. */
  const sendWaiting = async () => {
    await storeOf(backEnd().db).query(
      'update services.outbox set due_at = clock_timestamp() where sent_at is null',
    );
    await sendAll();
  };
  const mailsTo = async (to: string) =>
    (await fetch(`${backEnd().env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(to)}`).then(
      (answer) => answer.json(),
    )) as { subject: string; text: string }[];
  const codeFor = async (email: string) => {
    await sendAll();
    const codes = (await mailsTo(email)).flatMap(
      ({ subject }) => /^(\d{6}) is your code/.exec(subject)?.[1] ?? [],
    );
    return codes.at(-1) ?? '';
  };
  const shipmentOf = async (buyer: Shopper) =>
    (await shop.calculate(buyer)).body.CalculatorShipments[0]!.ID;
  const tell = async (
    orderID: string,
    Events: { Key: string; ShipmentID: string; State: string; At?: string; Note?: string }[],
    who?: Pick<Shopper, 'accessToken'>,
  ) =>
    shop.appApi<Told & Refused>(
      who ?? (await seller()),
      'POST',
      `/order/${orderID}/shipmentevents`,
      {
        Events: Events.map((event) => ({ At: now().toISOString(), ...event })),
      },
    );
  const recipientToken = (orderID: string, shipmentID: string) => {
    const [present] = [backEnd().env.STOREFRONT_WEBHOOK_SECRET];
    return orderLinksOf(present).token({ role: 'recipient', orderID, shipmentID });
  };
  /** All that the services keep, as one text. */
  async function everythingKept(): Promise<{ rows: string }> {
    const tables = await backEnd().db.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'services'`,
    );
    const rows = [];
    for (const { name } of tables)
      rows.push(JSON.stringify(await backEnd().db.query(`select * from services."${name}"`)));
    return { rows: rows.join('\n') };
  }

  return {
    backEnd,
    shop,
    place,
    anybody,
    follow,
    lookUp,
    enter,
    sendAll,
    sendWaiting,
    mailsTo,
    codeFor,
    shipmentOf,
    tell,
    recipientToken,
    everythingKept,
  };
}
