/** @jest-environment node */
import { hasLeft } from '@/lib/orders/shipment/shipment-life';
import { openShipments } from '@/platform/stock/accounts/open-orders';
import { openDemoDay } from '@/scripts/back-end/opening-day';
import { playDay } from '@/scripts/demo/play-day';
import { storeOf } from '@/services/database/statements';
import { livesOf } from '@/services/orders/shipment-events';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { openStockedOnServer } from '../support/databases';
import { shopping } from '../support/shopping';

describe('the demo’s day', () => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer());
  }, 180_000);
  afterAll(() => backEnd.close());

  const lives = (orderID: string) => storeOf(backEnd.db).transact(() => livesOf(orderID));
  const play = async (order: string | null, every = 0) => {
    const said: string[] = [];
    const waited: number[] = [];
    await playDay({ every, order }, backEnd.env, {
      say: (line) => said.push(line),
      wait: (ms) => Promise.resolve(waited.push(ms)),
    });
    return { said, waited };
  };

  it('knows how far each stocked shipment is, with a link to each, and whoever gets one that left', async () => {
    await openDemoDay(backEnd.db, backEnd.env);
    for (const { order, state, note } of openShipments) {
      const [life, ...more] = [...(await lives(order.id)).values()];
      const known = life ?? { state: 'received', note: null };
      expect([order.id, known.state, known.note, more]).toEqual([order.id, state, note, []]);
    }
    const links = await backEnd.db.query<{ role: string; count: number }>(
      'select role, count(*)::int as count from services.order_link group by role',
    );
    const handedOver = openShipments.filter(
      ({ state, order }) =>
        hasLeft({ state }) && !['Email', 'InStorePickUp'].includes(order.shipments[0]!.method),
    );
    expect(Object.fromEntries(links.map(({ role, count }) => [role, count]))).toEqual({
      sender: openShipments.length,
      recipient: handedOver.length,
    });
  });

  it('plays what is left of one order or of all, at the speed that is given', async () => {
    const place = async () => {
      const { body } = await shop.submit(await shop.readyCart([{ id: await shop.product() }]));
      if (body.Status !== 'Submitted') throw new Error(JSON.stringify(body));
      return body.OrderID;
    };
    const [one, other] = [await place(), await place()];
    const { said, waited } = await play(one, 2);
    expect(waited).toEqual([2000, 2000, 2000]);
    expect([...(await lives(one)).values()]).toMatchObject([{ state: 'delivered', round: 1 }]);
    expect((await lives(other)).size).toBe(0);
    expect(said.filter((line) => /\/order\/[0-9a-f]{32}$/.test(line))).toHaveLength(1);
    expect((await play(null)).waited).toEqual([]);
    expect([...(await lives(other)).values()]).toMatchObject([{ state: 'delivered' }]);
    expect((await play(null)).said).toEqual([expect.stringContaining('Nothing is left to do')]);
    await expect(play('LL-000000-0')).rejects.toThrow('No open order is called LL-000000-0.');
  });
});
