/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  Addresses,
  Buyers,
  Catalogs,
  Categories,
  CreditCards,
  LineItems,
  Me,
  Orders,
  Payments,
  PriceSchedules,
  Products,
  Shipments,
  Specs,
  SpendingAccounts,
  Users,
  type Address,
  type Order,
  type Payment,
} from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { limits } from '@/lib/config/limits';
import type { Database } from '@/services/database/database';
import { describeOnServer } from '../support/databases';
import { makeProduct } from '@/scripts/prove/shop-keeper';
import {
  customer,
  seller,
  serveCommerce,
  type Bearer,
  type CommerceServer,
} from './commerce-server';
import { password } from './commerce-stock';

const { buyerID, catalogID } = localPlatform.commerce;

describeOnServer('what is deleted', (engine) => {
  let db: Database;
  let server: CommerceServer;
  let bearer: Bearer;
  beforeAll(async () => {
    db = await engine.open();
    server = await serveCommerce(db);
    bearer = await seller();
  }, 180_000);
  afterAll(() => server?.close());

  /** Rows of any kind that still name the ID, as `Kind` names. */
  const left = async (ID: string) =>
    (
      await db.query<{ kind: string }>(
        `select distinct kind from commerce.resource where parent = $1 or id = $1 or doc::text like '%"' || $1 || '"%' order by kind`,
        [ID],
      )
    ).map(({ kind }) => kind);

  /** A shop with one of everything, all of it naming the shop's ID somewhere. */
  async function shop(): Promise<string> {
    const ID = `gone-${randomUUID().slice(0, 8)}`;
    await Catalogs.Create({ ID, Name: 'c', Active: true }, bearer);
    await Buyers.Create({ ID, Name: 'b', Active: true }, bearer);
    await Catalogs.SaveAssignment({ CatalogID: ID, BuyerID: ID, ViewAllProducts: true }, bearer);
    await Categories.Create(ID, { ID, Name: 'k', Active: true }, {}, bearer);
    await Categories.Create(
      ID,
      { ID: `${ID}-below`, ParentID: ID, Name: 'k', Active: true },
      {},
      bearer,
    );
    await Categories.SaveAssignment(ID, { CategoryID: ID, BuyerID: ID }, bearer);
    await PriceSchedules.Create(
      { ID, Name: 's', PriceBreaks: [{ Quantity: 1, Price: 5 }] },
      bearer,
    );
    await Products.Create({ ID, Name: 'p', Active: true, DefaultPriceScheduleID: ID }, bearer);
    await Catalogs.SaveProductAssignment({ CatalogID: ID, ProductID: ID }, bearer);
    await Categories.SaveProductAssignment(ID, { CategoryID: ID, ProductID: ID }, bearer);
    await Products.SaveAssignment({ ProductID: ID, BuyerID: ID, PriceScheduleID: ID }, bearer);
    await Specs.Create({ ID, Name: 's' }, bearer);
    await Specs.CreateOption(ID, { ID, Value: 'o' }, bearer);
    await Specs.SaveProductAssignment({ SpecID: ID, ProductID: ID }, bearer);
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
    await Addresses.Save(
      ID,
      ID,
      { AddressName: 'a', Street1: '1 Main St', City: 'Edina', Country: 'US' } as Address,
      bearer,
    );
    await Addresses.SaveAssignment(ID, { AddressID: ID, UserID: ID }, bearer);
    await CreditCards.Save(ID, ID, { Token: 't' }, bearer);
    await CreditCards.SaveAssignment(ID, { CreditCardID: ID, UserID: ID }, bearer);
    await SpendingAccounts.Save(ID, ID, { Name: 'a', Balance: 5 }, bearer);
    await SpendingAccounts.SaveAssignment(ID, { SpendingAccountID: ID, UserID: ID }, bearer);
    return ID;
  }

  const withUser = [
    'AddressAssignment',
    'CreditCardAssignment',
    'SpendingAccountAssignment',
    'User',
  ];
  const kinds = [
    'Address',
    'AddressAssignment',
    'Buyer',
    'Catalog',
    'CatalogAssignment',
    'Category',
    'CategoryAssignment',
    'CategoryProductAssignment',
    'CreditCard',
    'CreditCardAssignment',
    'PriceSchedule',
    'Product',
    'ProductAssignment',
    'ProductCatalogAssignment',
    'Spec',
    'SpecOption',
    'SpecProductAssignment',
    'SpendingAccount',
    'SpendingAccountAssignment',
    'User',
  ];

  it.each<[string, (ID: string) => Promise<unknown>, string[]]>([
    [
      'product',
      (ID) => Products.Delete(ID, bearer),
      [
        'CategoryProductAssignment',
        'Product',
        'ProductAssignment',
        'ProductCatalogAssignment',
        'SpecProductAssignment',
      ],
    ],
    ['spec', (ID) => Specs.Delete(ID, bearer), ['Spec', 'SpecOption', 'SpecProductAssignment']],
    [
      'price schedule',
      (ID) => PriceSchedules.Delete(ID, bearer),
      ['PriceSchedule', 'ProductAssignment'],
    ],
    [
      'category',
      (ID) => Categories.Delete(ID, ID, bearer),
      ['Category', 'CategoryAssignment', 'CategoryProductAssignment'],
    ],
    [
      'catalog',
      (ID) => Catalogs.Delete(ID, bearer),
      [
        'Catalog',
        'CatalogAssignment',
        'Category',
        'CategoryAssignment',
        'CategoryProductAssignment',
        'ProductCatalogAssignment',
      ],
    ],
    ['user', (ID) => Users.Delete(ID, ID, bearer), withUser],
    ['address', (ID) => Addresses.Delete(ID, ID, bearer), ['Address', 'AddressAssignment']],
    ['card', (ID) => CreditCards.Delete(ID, ID, bearer), ['CreditCard', 'CreditCardAssignment']],
    [
      'spending account',
      (ID) => SpendingAccounts.Delete(ID, ID, bearer),
      ['SpendingAccount', 'SpendingAccountAssignment'],
    ],
    [
      'buyer',
      (ID) => Buyers.Delete(ID, bearer),
      [
        ...withUser,
        'Address',
        'Buyer',
        'CatalogAssignment',
        'CategoryAssignment',
        'CreditCard',
        'ProductAssignment',
        'SpendingAccount',
      ],
    ],
  ])('takes with a %s what hung on it, and nothing else', async (_name, remove, gone) => {
    const ID = await shop();
    expect(await left(ID)).toEqual(kinds);
    await remove(ID);
    expect(await left(ID)).toEqual(kinds.filter((kind) => !gone.includes(kind)));
    const listed = await db.query(
      'select 1 from commerce.listed where catalog = $1 union all select 1 from commerce.placed where catalog = $1',
      [ID],
    );
    expect(listed).toHaveLength(
      gone.includes('ProductCatalogAssignment')
        ? 0
        : gone.includes('CategoryProductAssignment')
          ? 1
          : 2,
    );
  });

  it('leaves a product without a default when its price schedule goes', async () => {
    const ID = await shop();
    await PriceSchedules.Delete(ID, bearer);
    expect(await Products.Get(ID, bearer)).toMatchObject({ ID, DefaultPriceScheduleID: null });
  });

  it('takes the lines and payments of an order, and the items of a shipment', async () => {
    const made = await customer();
    const order = await Orders.Create<Order>('Outgoing', {}, made);
    await LineItems.Create(
      'Outgoing',
      order.ID!,
      { ProductID: await makeProduct({ stock: 5 }) },
      made,
    );
    await Payments.Create<Payment>('Outgoing', order.ID!, { Type: 'PurchaseOrder' }, made);
    await Orders.Delete('Outgoing', order.ID!, made);
    expect(await left(order.ID!)).toEqual([]);
    const shipment = await Shipments.Create({ BuyerID: buyerID }, bearer);
    const bought = await Orders.Create<Order>('Outgoing', {}, made);
    const line = await LineItems.Create(
      'Outgoing',
      bought.ID!,
      { ProductID: await makeProduct({ stock: 5 }) },
      made,
    );
    await Orders.Submit('Outgoing', bought.ID!, made);
    await Shipments.SaveItem(
      shipment.ID!,
      { OrderID: bought.ID!, LineItemID: line.ID!, QuantityShipped: 1 },
      bearer,
    );
    await Shipments.Delete(shipment.ID!, bearer);
    expect(await left(shipment.ID!)).toEqual([]);
    expect((await Me.ListOrders({ filters: { ID: bought.ID! } }, made)).Items).toHaveLength(1);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'User.CannotDeleteDefaultContextUser',
      () => Users.Delete(buyerID, limits.anonymousUserID, bearer),
    ],
    ['Catalog.CannotDelete', () => Catalogs.Delete(catalogID, bearer)],
    [
      'User.CannotDeleteWithOpenOrder',
      async () => {
        const made = await customer();
        const order = await Orders.Create<Order>('Outgoing', {}, made);
        await LineItems.Create(
          'Outgoing',
          order.ID!,
          { ProductID: await makeProduct({ stock: 5 }) },
          made,
        );
        await Orders.Submit('Outgoing', order.ID!, made);
        return Users.Delete(buyerID, made.ID, bearer);
      },
    ],
  ])('is refused with %s', async (errorCode, call) => {
    await expect(call()).rejects.toMatchObject({ status: 400, errorCode });
  });
});
