/** @jest-environment node */
import { Orders } from 'ordercloud-javascript-sdk';
import { now } from '@/lib/core/time/clock';
import { orderName, orderNumber } from '@/lib/orders/order-number';
import { numberChecks, numbersCheck } from '@/provision/doctor/numbered-orders';
import { migrate } from '@/services/database/migrate';
import { doctorBooks } from '@/services/doctor-books';
import { inServices, migrations } from '@/services/schema';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { openOnServer, openStockedOnServer } from '../support/databases';
import { seller, shopping, type Shopper } from '../support/shopping';

describe('numbers of orders, as the doctor sees them', () => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer());
  }, 180_000);
  afterAll(() => backEnd.close());

  const looked = (db = backEnd.db) => numberChecks(backEnd.env, doctorBooks(db).knownOrders);
  const place = async (buyer: Shopper & { total: number }) => {
    const { body } = await shop.submit(buyer);
    if (body.Status !== 'Submitted') throw new Error(JSON.stringify(body));
    return orderName(await Orders.Get('Incoming', buyer.orderID, await seller()));
  };

  it('are known to the database that gave them, and would be given again by a new one', async () => {
    expect(await looked()).toMatchObject([{ state: 'works', says: 'No order has a number yet.' }]);
    const number = await place(await shop.readyCart([{ id: await shop.product() }]));
    expect(await looked()).toMatchObject([
      { state: 'works', says: 'The database knows the newest orders by their numbers.' },
    ]);
    const empty = await openOnServer();
    try {
      await migrate(empty, 'services', migrations, inServices);
      expect(await looked(empty)).toMatchObject([
        {
          state: 'missing',
          says: expect.stringContaining(`1 of the newest 1 orders, ${number} among them`),
          todo: expect.stringMatching(/npm run recover.*a marketplace in which nobody has ordered/),
        },
      ]);
    } finally {
      await empty.close();
    }
  }, 120_000);

  it('are said not to be seen where the database does not answer, and nothing is said without a token', async () => {
    const unknown = () => Promise.reject(new Error('the database is closed'));
    expect(await numberChecks(backEnd.env, unknown)).toMatchObject([
      { state: 'risky', says: expect.stringContaining('not seen: the database is closed') },
    ]);
    const env = { ...backEnd.env, COMMERCE_MIDDLEWARE_CLIENT_SECRET: 'another' };
    expect(await numberChecks(env, unknown)).toEqual([]);
  });

  const order = (ID: string, xp: object = { OrderNumber: orderNumber(Number(ID)) }) => ({
    ID,
    xp,
    DateSubmitted: now().toISOString(),
  });
  it('of an order that is held say nothing: whoever submitted it past the shop may have written one', () => {
    const forged = order('7', { OrderNumber: orderNumber(7), OnHold: { Reason: 'NoPayment' } });
    expect(numbersCheck([forged, order('1')], ['1'])).toMatchObject({ state: 'works' });
    expect(numbersCheck([forged, order('1')], [])).toMatchObject({
      state: 'missing',
      says: expect.stringContaining(`1 of the newest 1 orders, ${orderNumber(1)} `),
    });
  });

  it.each([
    ['no orders', [], [], 'works', /No order has a number yet/],
    ['all known', ['1', '2'], ['2', '1'], 'works', /knows the newest/],
    ['the newest unknown', ['2', '1'], ['1'], 'missing', new RegExp(`1 of .* ${orderNumber(2)} `)],
    ['an older one unknown', ['2', '1'], ['2'], 'missing', new RegExp(`1 of .*${orderNumber(1)} `)],
    ['none known', ['2', '1'], [], 'missing', /does not know 2 of the newest 2/],
    ['others known', ['2'], ['3'], 'missing', /does not know 1 of the newest 1/],
  ])('with %s', (_, newest, known, state, says) => {
    const check = numbersCheck(
      newest.map((ID) => order(ID)),
      known,
    );
    expect(check).toMatchObject({ state, says: expect.stringMatching(says) });
  });
});
