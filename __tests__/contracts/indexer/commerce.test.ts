/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { Categories, Orders, PriceSchedules, Products } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { setClock } from '@/lib/core/time/clock';
import { secondNoticeAfterMs } from '@/lib/cache/revalidation';
import { storeOf } from '@/services/database/statements';
import { finish, takeTasks } from '@/services/indexer/queue';
import { secondLooks } from '@/services/indexer/second-looks';
import { describeOnServer } from '@/__tests__/support/databases';
import { seller, shopping } from '@/__tests__/support/shopping';
import { listeningHouse } from './listening-house';

describeOnServer('webhooks of commerce', (engine) => {
  const house = listeningHouse(engine);
  const shop = shopping(() => house.backEnd);
  const { commerceHook, contentHook, told, record, product, indexed } = house;

  it('indexes a new product and tells the storefront', async () => {
    const ID = await product();
    expect(await commerceHook('v1/products', { productID: ID })).toEqual([200, 'accepted']);
    expect(await told()).toEqual(expect.arrayContaining([`product:${ID}`]));
    expect(await record(ID)).toMatchObject({ title: 'A Rose', Price: 10 });
  });

  it('looks once at what is delivered many times, at once or later', async () => {
    const ID = await indexed();
    await PriceSchedules.Patch(ID, { PriceBreaks: [{ Quantity: 1, Price: 12 }] }, await seller());
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        commerceHook('v1/priceschedules/{priceScheduleID}', { priceScheduleID: ID }, `log-${ID}`),
      ),
    );
    expect(answers.map(([, status]) => status).sort()).toEqual([
      'accepted',
      'known',
      'known',
      'known',
      'known',
    ]);
    expect(await told()).toContain(`product:${ID}`);
    expect(
      await commerceHook(
        'v1/priceschedules/{priceScheduleID}',
        { priceScheduleID: ID },
        `log-${ID}`,
      ),
    ).toEqual([200, 'known']);
    expect(await told()).toEqual([]);
    expect(await record(ID)).toMatchObject({ Price: 12 });
  });

  it('shows the last state whatever the order of the deliveries', async () => {
    const ID = await indexed();
    const bearer = await seller();
    await Products.Patch(ID, { Name: 'A first name' }, bearer);
    await Products.Patch(ID, { Name: 'A last name' }, bearer);
    await commerceHook('v1/products/{productID}', { productID: ID }, `2-${ID}`);
    expect(await told()).toContain(`product:${ID}`);
    await commerceHook('v1/products/{productID}', { productID: ID }, `1-${ID}`);
    expect([await told(), await record(ID)]).toEqual([
      [],
      expect.objectContaining({ title: 'A Last Name' }),
    ]);
  });

  it('gives the places on delivery runs back when an order is cancelled, not before, and calls for its money once', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
    const places = async () =>
      (
        await house.backEnd.db.query('select 1 from services.run_place where order_id = $1', [
          buyer.orderID,
        ])
      ).length;
    const hear = async (what: 'submit' | 'cancel') => {
      await commerceHook(`v1/orders/{direction}/{orderID}/${what}`, {
        direction: 'Incoming',
        orderID: buyer.orderID,
      });
      await told();
    };
    const events = () =>
      house.backEnd.db.query('select kind from services.money_event where order_id = $1', [
        buyer.orderID,
      ]);
    await hear('submit');
    expect(await places()).toBe(1);
    await hear('cancel');
    expect([await places(), await events()]).toEqual([1, []]);
    await Orders.Cancel('All', buyer.orderID, await seller());
    await hear('cancel');
    await hear('cancel');
    expect([await places(), await events()]).toEqual([0, [{ kind: 'canceled' }]]);
  });

  it.each([
    ['v1/orders/{direction}/{orderID}/lineitems/{lineItemID}', 'PATCH'],
    ['v1/orders/{direction}/{orderID}/lineitems/{lineItemID}/shipto', 'PUT'],
    ['v1/orders/{direction}/{orderID}/shipto', 'PUT'],
  ])('has an order looked at later, once, when the back office changes %s', async (route) => {
    const orderID = `made-${randomUUID()}`;
    for (const lineItemID of ['a', 'b']) {
      await commerceHook(route, { direction: 'Incoming', orderID, lineItemID });
      await house.indexer.worker.drain();
    }
    expect(
      await house.backEnd.db.query(
        `select due_at > now() + interval '1 minute' as later from services.outbox where kind = 'order-look' and payload ->> 'orderID' = $1`,
        [orderID],
      ),
    ).toEqual([{ later: true }]);
  });

  it('takes a deleted product out, and is not stopped by what nobody knows', async () => {
    const ID = await indexed();
    await Products.Delete(ID, await seller());
    await commerceHook('v1/products/{productID}', { productID: 'never-was' });
    await commerceHook('v1/priceschedules/{priceScheduleID}', { priceScheduleID: 'never-was' });
    await commerceHook('v1/catalogs/{catalogID}/categories/{categoryID}', {
      categoryID: 'never-was',
    });
    await contentHook('never-was');
    await commerceHook('v1/products/{productID}', { productID: ID });
    expect(await told()).toContain(`product:${ID}`);
    expect(await record(ID)).toBeNull();
    expect(await house.backEnd.db.query('select entity from services.reindex')).toEqual([]);
  });

  it('looks once more at what was told while it was being looked at', async () => {
    const [ID, store] = [await product(), storeOf(house.backEnd.db)];
    await commerceHook('v1/products', { productID: ID });
    const tasks = await takeTasks(store);
    await commerceHook('v1/products', { productID: ID });
    await store.transact(function* () {
      for (const task of tasks) yield* finish(task);
    });
    expect(
      await house.backEnd.db.query('select entity from services.reindex where entity = $1', [
        `product:${ID}`,
      ]),
    ).toHaveLength(1);
    expect(await told()).toContain(`product:${ID}`);
  });

  it('tries again what failed', async () => {
    const ID = await product();
    house.backEnd.breakDown('/commerce');
    await commerceHook('v1/products', { productID: ID });
    await house.indexer.worker.drain();
    house.backEnd.breakDown();
    expect(await record(ID)).toBeNull();
    await house.backEnd.db.query('update services.reindex set due_at = now()');
    await told();
    expect(await record(ID)).toMatchObject({ ID });
  });

  it('tries again soon what is told anew, however often it has failed', async () => {
    const ID = await product();
    house.backEnd.breakDown('/commerce');
    const failAgain = async () => {
      await house.backEnd.db.query('update services.reindex set due_at = now()');
      await house.indexer.worker.drain();
    };
    await commerceHook('v1/products', { productID: ID });
    for (let failures = 0; failures < 5; failures += 1) await failAgain();
    await commerceHook('v1/products/{productID}', { productID: ID });
    await house.indexer.worker.drain();
    const [waiting] = await house.backEnd.db.query<{ attempts: number; secs: number }>(
      `select attempts, extract(epoch from due_at - clock_timestamp())::float8 as secs from services.reindex where entity = $1`,
      [`product:${ID}`],
    );
    house.backEnd.breakDown();
    expect(waiting?.secs).toBeLessThan(10);
    await told();
    expect(await record(ID)).toMatchObject({ ID });
  });

  it('has the products of a category that was renamed under its new name at once', async () => {
    const bearer = await seller();
    const CategoryID = `made-${randomUUID()}`;
    const catalogID = localPlatform.commerce.catalogID;
    await Categories.Create(catalogID, { ID: CategoryID, Name: 'Mums', Active: true }, {}, bearer);
    const ID = await product();
    await Categories.SaveProductAssignment(catalogID, { CategoryID, ProductID: ID }, bearer);
    const route = 'v1/catalogs/{catalogID}/categories/{categoryID}';
    await commerceHook(route, { catalogID, categoryID: CategoryID });
    await commerceHook('v1/products', { productID: ID });
    await told();
    expect(await record(ID)).toMatchObject({ Category: ['Mums'] });
    await Categories.Patch(catalogID, CategoryID, { Name: 'Chrysanthemums' }, {}, bearer);
    await commerceHook(route, { catalogID, categoryID: CategoryID });
    expect(await told()).toEqual(expect.arrayContaining(['categories', `named:${ID}`]));
    expect(await record(ID)).toMatchObject({ Category: ['Chrysanthemums'] });
  });

  it('tells of an address of the house: the stores, and the cities that its vans go to', async () => {
    await commerceHook('v1/buyers/{buyerID}/addresses/{addressID}', { addressID: 'store-1' });
    expect(await told()).toEqual(['local-cities', 'stores']);
  });

  it('finds on its first look what happened while nobody listened, and nothing the second time', async () => {
    const [changed, removed, added] = [await indexed(), await indexed(), await product()];
    const bearer = await seller();
    await PriceSchedules.Patch(changed, { PriceBreaks: [{ Quantity: 1, Price: 99 }] }, bearer);
    await Products.Delete(removed, bearer);
    expect(await house.indexer.firstLook(0)).toBeGreaterThanOrEqual(3);
    const tags = await told();
    for (const ID of [changed, removed, added]) expect(tags).toContain(`product:${ID}`);
    expect([await record(changed), await record(removed), await record(added)]).toEqual([
      expect.objectContaining({ Price: 99 }),
      null,
      expect.objectContaining({ ID: added }),
    ]);
    expect(await house.indexer.firstLook(0)).toBe(0);
  }, 180_000);

  it('tells a change a second time, later than a page takes to be made', async () => {
    const ID = await product();
    await commerceHook('v1/products', { productID: ID });
    await house.indexer.worker.drain();
    await house.backEnd.appApi.sender.sendDue();
    const first = house.backEnd.told.splice(0).flatMap(({ tags }) => tags);
    const [again] = await house.backEnd.db.query<{ secs: number }>(
      `select extract(epoch from due_at - clock_timestamp())::float8 as secs from services.outbox where sent_at is null and message_id like '%-again'`,
    );
    expect(again?.secs).toBeGreaterThan(0);
    expect(again?.secs).toBeLessThanOrEqual(secondNoticeAfterMs / 1000);
    expect(await house.backEnd.appApi.sender.sendDue()).toBe(0);
    await house.backEnd.db.query(`update services.outbox set due_at = now() where sent_at is null`);
    await house.backEnd.appApi.sender.sendDue();
    expect(house.backEnd.told.splice(0).flatMap(({ tags }) => tags)).toEqual(first);
    expect(first).toContain(`product:${ID}`);
  });

  it('looks at a change again after 30 seconds and after five minutes, whatever it saw at first', async () => {
    const ID = await product();
    await commerceHook('v1/products', { productID: ID });
    await house.indexer.worker.drain();
    const waiting = () =>
      house.backEnd.db.query<{ secs: number }>(
        `select extract(epoch from due_at - clock_timestamp())::float8 as secs from services.second_look where entity = $1 order by due_at`,
        [`product:${ID}`],
      );
    const looks = await waiting();
    expect(looks.map(({ secs }) => Math.ceil(secs / 10) * 10)).toEqual([...secondLooks]);
    // A change nobody tells of stands for one the vendor's lists did not show yet.
    await PriceSchedules.Patch(ID, { PriceBreaks: [{ Quantity: 1, Price: 23 }] }, await seller());
    await house.indexer.worker.drain();
    expect((await record(ID))?.Price).toBe(10);
    await house.backEnd.db.query(
      `update services.second_look set due_at = now() where entity = $1 and after_seconds = 30`,
      [`product:${ID}`],
    );
    await house.indexer.worker.drain();
    expect((await record(ID))?.Price).toBe(23);
    expect(await waiting()).toHaveLength(1);
  });

  describe('while the lists of the commerce platform are five minutes late', () => {
    const lateMs = 300_000;
    beforeEach(() => house.backEnd.lateLists.begin(lateMs));
    afterEach(() => {
      setClock(null);
      house.backEnd.lateLists.end();
    });
    const looksDue = async (afterSeconds: number) => {
      setClock(new Date(Date.now() + afterSeconds * 1000));
      await house.backEnd.db.query(
        'update services.second_look set due_at = clock_timestamp() where after_seconds = $1',
        [afterSeconds],
      );
      await told();
    };

    it('a price is right as soon as it can be read by its ID', async () => {
      const ID = await indexed();
      await house.backEnd.lateLists.begin(lateMs);
      await PriceSchedules.Patch(ID, { PriceBreaks: [{ Quantity: 1, Price: 23 }] }, await seller());
      await Products.Patch(ID, { Name: 'A late rose' }, await seller());
      const { Items } = await Products.List({ filters: { ID } }, await seller());
      expect(Items[0]?.Name).toBe('A rose');
      await commerceHook('v1/priceschedules/{priceScheduleID}', { priceScheduleID: ID });
      await commerceHook('v1/products/{productID}', { productID: ID });
      expect(await told()).toContain(`product:${ID}`);
      expect(await record(ID)).toMatchObject({ Price: 23, title: 'A Late Rose' });
    });

    it('a product that only a list names is found at the last look, and nothing before says it is gone', async () => {
      const ID = await product();
      await commerceHook('v1/products', { productID: ID });
      await told();
      const first = await record(ID);
      await looksDue(30);
      expect(await record(ID)).toEqual(first);
      await looksDue(lateMs / 1000);
      expect((await record(ID))?.title).toBe('A Rose');
      const { Items } = await Products.List({ filters: { ID } }, await seller());
      expect(Items).toHaveLength(1);
    });
  });
});
