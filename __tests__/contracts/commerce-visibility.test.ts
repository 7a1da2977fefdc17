/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  Auth,
  Buyers,
  Catalogs,
  Categories,
  LineItems,
  Me,
  Orders,
  PriceSchedules,
  Products,
  Users,
  type LineItem,
  type Order,
  SecurityProfiles,
} from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { shopperScopes } from '@/lib/config/limits';
import type { Database } from '@/services/database/database';
import { describeOnServer } from '../support/databases';
import { seller, serveCommerce, type Bearer, type CommerceServer } from './commerce-server';
import { password } from './commerce-stock';

const { clientID } = localPlatform.commerce;

describeOnServer('what a shopper sees', (engine) => {
  let db: Database;
  let server: CommerceServer;
  let bearer: Bearer;
  beforeAll(async () => {
    db = await engine.open();
    server = await serveCommerce(db);
    bearer = await seller();
  }, 180_000);
  afterAll(() => server?.close());

  /** A buyer with a catalog, two categories one below the other, and one product in the lower one; assigned as asked. */
  async function shopOf(
    assignment: { ViewAllProducts?: boolean; ViewAllCategories?: boolean } | null,
  ) {
    const ID = `see-${randomUUID().slice(0, 8)}`;
    await Catalogs.Create({ ID, Name: ID, Active: true }, bearer);
    await Buyers.Create({ ID, Name: ID, Active: true, DefaultCatalogID: ID }, bearer);
    await SecurityProfiles.Create({ ID, Name: ID, Roles: [...shopperScopes] }, bearer);
    await SecurityProfiles.SaveAssignment({ SecurityProfileID: ID, BuyerID: ID }, bearer);
    await Categories.Create(ID, { ID: 'Top', Name: 'Top', Active: true }, {}, bearer);
    await Categories.Create(
      ID,
      { ID: 'Low', ParentID: 'Top', Name: 'Low', Active: true },
      {},
      bearer,
    );
    await PriceSchedules.Create({ ID, Name: ID, PriceBreaks: [{ Quantity: 1, Price: 5 }] }, bearer);
    await Products.Create(
      { ID, Name: ID, Active: true, DefaultPriceScheduleID: ID, xp: { Visible: true } },
      bearer,
    );
    await Catalogs.SaveProductAssignment({ CatalogID: ID, ProductID: ID }, bearer);
    await Categories.SaveProductAssignment(ID, { CategoryID: 'Low', ProductID: ID }, bearer);
    if (assignment)
      await Catalogs.SaveAssignment({ CatalogID: ID, BuyerID: ID, ...assignment }, bearer);
    await Users.Create(
      ID,
      {
        ID,
        Username: ID,
        Password: password,
        FirstName: 'A',
        LastName: 'B',
        Email: `${ID}@example.com`,
        Active: true,
      },
      bearer,
    );
    const { access_token: accessToken } = await Auth.Login(ID, password, clientID, [
      ...shopperScopes,
    ]);
    const shopper = { accessToken };
    const order = await Orders.Create<Order>('Outgoing', {}, shopper);
    const seen = async () => {
      const listed =
        (await Me.ListProducts({ filters: { 'xp.Visible': true } }, shopper)).Items.length === 1;
      const alone = await Me.GetProduct(ID, {}, shopper).then(
        () => true,
        () => false,
      );
      const bought = await LineItems.Create<LineItem>(
        'Outgoing',
        order.ID!,
        { ProductID: ID },
        shopper,
      ).then(
        () => true,
        () => false,
      );
      expect([alone, bought]).toEqual([listed, listed]);
      return listed;
    };
    const categories = async () =>
      (await Me.ListCategories({ depth: 'all' }, shopper)).Items.map((category) => [
        category.ID,
        category.ChildCount,
      ]);
    return { ID, seen, categories };
  }

  const both = [
    ['Low', 0],
    ['Top', 1],
  ];

  it.each<
    [string, Parameters<typeof shopOf>[0], (ID: string) => Promise<unknown>, boolean, unknown[]]
  >([
    [
      'all of an assigned catalog',
      { ViewAllProducts: true, ViewAllCategories: true },
      async () => undefined,
      true,
      both,
    ],
    ['nothing of a catalog that is not assigned', null, async () => undefined, false, []],
    [
      'nothing of a catalog that is not active',
      { ViewAllProducts: true, ViewAllCategories: true },
      (ID) => Catalogs.Patch(ID, { Active: false }, bearer),
      false,
      [],
    ],
    [
      'nothing of an assigned catalog that does not open its products',
      {},
      async () => undefined,
      false,
      [],
    ],
    [
      'a product assigned by itself',
      {},
      (ID) => Products.SaveAssignment({ ProductID: ID, BuyerID: ID, PriceScheduleID: ID }, bearer),
      true,
      [],
    ],
    [
      'products of an assigned category',
      {},
      (ID) =>
        Categories.SaveAssignment(
          ID,
          { CategoryID: 'Low', BuyerID: ID, ViewAllProducts: true },
          bearer,
        ),
      true,
      [],
    ],
    [
      'products below an assigned category',
      {},
      (ID) =>
        Categories.SaveAssignment(
          ID,
          { CategoryID: 'Top', BuyerID: ID, ViewAllProducts: true },
          bearer,
        ),
      true,
      [],
    ],
    [
      'a category that is shown, with what is below it',
      {},
      (ID) =>
        Categories.SaveAssignment(ID, { CategoryID: 'Top', BuyerID: ID, Visible: true }, bearer),
      false,
      both,
    ],
    [
      'all categories but one that is not shown',
      { ViewAllCategories: true },
      (ID) =>
        Categories.SaveAssignment(ID, { CategoryID: 'Low', BuyerID: ID, Visible: false }, bearer),
      false,
      [['Top', 0]],
    ],
    [
      'no product switched off',
      { ViewAllProducts: true, ViewAllCategories: true },
      (ID) => Products.Patch(ID, { Active: false }, bearer),
      false,
      both,
    ],
    [
      'no product taken out of the catalog',
      { ViewAllProducts: true, ViewAllCategories: true },
      (ID) => Catalogs.DeleteProductAssignment(ID, ID, bearer),
      false,
      both,
    ],
  ])('%s', async (_name, assignment, change, seen, categories) => {
    const shop = await shopOf(assignment);
    await change(shop.ID);
    expect([await shop.seen(), await shop.categories()]).toEqual([seen, categories]);
  });

  it('follows every write, whatever their order', async () => {
    const { ID: catalog, ...shop } = await shopOf({ ViewAllProducts: true });
    expect(await shop.seen()).toBe(true);
    const made = Array.from({ length: 6 }, (_, index) => `${catalog}-${index}`);
    const assign = {
      on: (ID: string) =>
        Catalogs.SaveProductAssignment({ CatalogID: catalog, ProductID: ID }, bearer),
      off: (ID: string) => Catalogs.DeleteProductAssignment(catalog, ID, bearer),
    };
    const writes: ((ID: string) => Promise<unknown>)[] = [
      (ID) =>
        Products.Save(
          ID,
          { Name: ID, Active: true, xp: { Visible: true, IsDefaultProduct: ['true', 'x'] } },
          bearer,
        ),
      (ID) => Products.Patch(ID, { Active: false }, bearer),
      (ID) => Products.Patch(ID, { xp: { Visible: false } }, bearer),
      (ID) => Products.Patch(ID, { Active: true, xp: { Visible: true } }, bearer),
      (ID) => Products.Delete(ID, bearer),
      assign.on,
      assign.off,
    ];
    for (let step = 0; step < 90; step += 1)
      await writes[(step * step + 3 * step) % writes.length]!(
        made[(step * 5 + (step >> 2)) % made.length]!,
      ).catch(() => undefined);
    const kept = await db.query(
      `select catalog, id, flags from commerce.listed where catalog = $1 order by id`,
      [catalog],
    );
    const meant = await db.query(
      `select a.doc ->> 'CatalogID' as catalog, p.id, case when p.doc #> '{xp,Visible}' = 'true' then 1 when p.doc #> '{xp,Visible}' = 'false' then 2 else 0 end
         + case when p.doc #> '{xp,IsDefaultProduct}' ? 'true' then 4 else 0 end as flags
       from commerce.resource a join commerce.resource p on p.kind = 'Product' and p.id = a.doc ->> 'ProductID' and p.doc -> 'Active' = 'true'
       where a.kind = 'ProductCatalogAssignment' and a.doc ->> 'CatalogID' = $1 order by p.id`,
      [catalog],
    );
    expect(kept).toEqual(meant);
    expect(kept.length).toBeGreaterThan(1);
  });

  it('never lists a product that is switched off while it is assigned', async () => {
    const { ID: catalog } = await shopOf({ ViewAllProducts: true });
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const ID = `${catalog}-r${index}`;
        await Products.Create({ ID, Name: ID, Active: true }, bearer);
        await Promise.all([
          Catalogs.SaveProductAssignment({ CatalogID: catalog, ProductID: ID }, bearer),
          Products.Patch(ID, { Active: false }, bearer),
        ]);
      }),
    );
    expect(
      await db.query(`select id from commerce.listed where catalog = $1 and id like '%-r%'`, [
        catalog,
      ]),
    ).toEqual([]);
  });
});
