/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  Addresses,
  Auth,
  Buyers,
  Catalogs,
  Categories,
  IntegrationEvents,
  LineItems,
  Me,
  Orders,
  PriceSchedules,
  Products,
  Specs,
  Users,
  type Address,
  type LineItem,
  type Order,
  type PriceSchedule,
  SecurityProfiles,
} from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { shopperScopes } from '@/lib/config/limits';
import { describeOnServer } from '../support/databases';
import {
  customer,
  seller,
  serveCommerce,
  stockOf,
  type Bearer,
  type CommerceServer,
} from './commerce-server';
import { password } from './commerce-stock';

const { clientID } = localPlatform.commerce;

describeOnServer('a shop provisioned by the seller', (engine) => {
  let server: CommerceServer;
  let bearer: Bearer;
  const shop = `SHOP-${randomUUID().slice(0, 8)}`;
  const [vase, vip] = [`${shop}-vase`, `${shop}-vip`];

  beforeAll(async () => {
    server = await serveCommerce(await engine.open());
    bearer = await seller();
  }, 180_000);
  afterAll(async () => {
    await server?.close();
  });

  it("is put together through the vendor's calls alone, and bought from", async () => {
    await Catalogs.Create({ ID: shop, Name: 'Small shop', Active: true }, bearer);
    await Buyers.Create(
      { ID: shop, Name: 'Small shop', Active: true, DefaultCatalogID: shop },
      bearer,
    );
    await SecurityProfiles.Create(
      { ID: shop, Name: 'Shoppers', Roles: [...shopperScopes] },
      bearer,
    );
    await SecurityProfiles.SaveAssignment({ SecurityProfileID: shop, BuyerID: shop }, bearer);
    await Catalogs.SaveAssignment(
      { CatalogID: shop, BuyerID: shop, ViewAllProducts: true, ViewAllCategories: true },
      bearer,
    );
    await Categories.Create(
      shop,
      { ID: 'Vases', Name: 'Vases', Active: true, ListOrder: 1 },
      {},
      bearer,
    );
    await Categories.Create(
      shop,
      { ID: 'Vases_Tall', ParentID: 'Vases', Name: 'Tall', Active: true },
      {},
      bearer,
    );
    await Categories.SaveAssignment(
      shop,
      { CategoryID: 'Vases', BuyerID: shop, Visible: true, ViewAllProducts: true },
      bearer,
    );
    await PriceSchedules.Create(
      {
        ID: vase,
        Name: 'Vase',
        PriceBreaks: [
          { Quantity: 1, Price: 50 },
          { Quantity: 10, Price: 45 },
        ],
      },
      bearer,
    );
    await PriceSchedules.Create(
      { ID: vip, Name: 'Vase for this buyer', PriceBreaks: [{ Quantity: 1, Price: 40 }] },
      bearer,
    );
    await Products.Save(
      vase,
      {
        ID: vase,
        Name: 'Tall vase',
        Active: true,
        DefaultPriceScheduleID: vase,
        Inventory: { Enabled: true, QuantityAvailable: 12 },
        xp: { ProductCode: vase, Visible: true, Colors: ['Green', 'Blue'] },
      },
      bearer,
    );
    await Specs.Create({ ID: `${shop}-wrap`, Name: 'Wrap', Required: false, ListOrder: 1 }, bearer);
    await Specs.CreateOption(
      `${shop}-wrap`,
      { ID: 'Gift', Value: 'Gift wrap', PriceMarkupType: 'AmountTotal', PriceMarkup: 5 },
      bearer,
    );
    await Specs.SaveProductAssignment({ SpecID: `${shop}-wrap`, ProductID: vase }, bearer);
    await Catalogs.SaveProductAssignment({ CatalogID: shop, ProductID: vase }, bearer);
    await Categories.SaveProductAssignment(
      shop,
      { CategoryID: 'Vases_Tall', ProductID: vase, ListOrder: 1 },
      bearer,
    );
    await Addresses.Save(
      shop,
      'Store-one',
      {
        ID: 'Store-one',
        AddressName: 'One',
        Street1: '1 Main St',
        City: 'Edina',
        State: 'MN',
        Zip: '55424',
        Country: 'US',
      } as Address,
      bearer,
    );
    await Users.Create(
      shop,
      {
        ID: 'ida',
        Username: `${shop}@example.com`,
        Password: password,
        FirstName: 'Ida',
        LastName: 'Holm',
        Email: `${shop}@example.com`,
        Active: true,
      },
      bearer,
    );

    const { access_token: accessToken } = await Auth.Login(
      `${shop}@example.com`,
      password,
      clientID,
      [...shopperScopes],
    );
    const ida = { accessToken };
    expect((await Me.ListCategories({ depth: 'all' }, ida)).Items.map(({ ID }) => ID)).toEqual([
      'Vases',
      'Vases_Tall',
    ]);
    const found = await Me.ListProducts(
      { categoryID: 'Vases', filters: { 'xp.Colors': 'blue', 'xp.ProductCode': `none|${vase}` } },
      ida,
    );
    expect(found.Items).toMatchObject([
      {
        ID: vase,
        PriceSchedule: { ID: vase, MinQuantity: 1 },
        Inventory: { QuantityAvailable: 12 },
      },
    ]);
    expect((await Me.ListSpecs(vase, {}, ida)).Items).toMatchObject([
      { Name: 'Wrap', Options: [{ ID: 'Gift', PriceMarkup: 5 }] },
    ]);
    const order = await Orders.Create<Order>('Outgoing', {}, ida);
    const add = {
      ProductID: vase,
      Quantity: 3,
      Specs: [{ SpecID: `${shop}-wrap`, OptionID: 'Gift' }],
      ShippingAddressID: 'Store-one',
    };
    expect(await LineItems.Create<LineItem>('Outgoing', order.ID!, add, ida)).toMatchObject({
      UnitPrice: 51.67,
      LineSubtotal: 155,
    });

    await Products.SaveAssignment({ ProductID: vase, BuyerID: shop, PriceScheduleID: vip }, bearer);
    expect(await Me.GetProduct(vase, {}, ida)).toMatchObject({
      PriceSchedule: { ID: vip, PriceBreaks: [{ Price: 40 }] },
    });
    const {
      Items: [line],
    } = await LineItems.List<LineItem>('Outgoing', order.ID!, {}, ida);
    expect(
      await LineItems.Patch('Outgoing', order.ID!, line!.ID!, { Quantity: 2 }, ida),
    ).toMatchObject({ UnitPrice: 42.5, LineSubtotal: 85 });
    await expect(IntegrationEvents.Calculate('Outgoing', order.ID!, ida)).rejects.toMatchObject({
      status: 400,
      errorCode: 'IntegrationEvent.ApiClientNotConfiguredForOrderCalculate',
    });
    await Orders.Validate('Outgoing', order.ID!, ida);
    expect(await Orders.Submit('Outgoing', order.ID!, ida)).toMatchObject({
      Status: 'Open',
      Total: 85,
      FromCompanyID: shop,
    });
    expect(await stockOf(vase)).toBe(10);
    expect(await Orders.Complete('All', order.ID!, bearer)).toMatchObject({ Status: 'Completed' });
    await expect(Orders.Complete('All', order.ID!, bearer)).rejects.toMatchObject({
      status: 400,
      errorCode: 'Order.CannotCompleteBadStatus',
    });
  });

  it('takes assignments back', async () => {
    expect((await Products.ListAssignments({ productID: vase }, bearer)).Items).toMatchObject([
      { BuyerID: shop, PriceScheduleID: vip },
    ]);
    await Products.DeleteAssignment(vase, shop, {}, bearer);
    expect((await Products.ListAssignments({ productID: vase }, bearer)).Items).toEqual([]);
    expect((await Catalogs.ListAssignments({ catalogID: shop }, bearer)).Items).toMatchObject([
      { BuyerID: shop, ViewAllProducts: true },
    ]);
    await Catalogs.DeleteAssignment(shop, { buyerID: shop }, bearer);
    await expect(Catalogs.DeleteAssignment(shop, { buyerID: shop }, bearer)).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      Products.SaveAssignment({ ProductID: vase, BuyerID: shop, PriceScheduleID: 'none' }, bearer),
    ).rejects.toMatchObject({ status: 404, message: 'PriceSchedule none not found' });
    await expect(
      Addresses.SaveAssignment(shop, { AddressID: 'Store-one', UserGroupID: 'g' }, bearer),
    ).rejects.toMatchObject({ status: 404, message: 'UserGroup g not found' });
  });

  it.each<[string, Partial<PriceSchedule>, string]>([
    [
      'two breaks at one quantity',
      {
        PriceBreaks: [
          { Quantity: 1, Price: 2 },
          { Quantity: 1, Price: 3 },
        ],
      },
      'PriceSchedule.DuplicatePriceBreaks',
    ],
    [
      'a minimum above the maximum',
      { MinQuantity: 5, MaxQuantity: 4 },
      'PriceSchedule.MinGreaterThanMax',
    ],
    ['a minimum of none', { MinQuantity: 0 }, 'PriceSchedule.MinQtyMustBePositive'],
    [
      'a sale that ends before it begins',
      { SaleStart: '2026-02-01T00:00:00Z', SaleEnd: '2026-01-01T00:00:00Z' },
      'PriceSchedule.InvalidSaleStartOrSaleEnd',
    ],
    ['a break without a price', { PriceBreaks: [{ Quantity: 1 }] }, 'ValidationFailure'],
  ])('takes no price schedule with %s', async (_name, change, errorCode) => {
    await expect(PriceSchedules.Create({ Name: 'Wrong', ...change }, bearer)).rejects.toMatchObject(
      { status: 400, errorCode },
    );
  });

  it('answers an ID that is taken with 409, and nobody without the role', async () => {
    await expect(Catalogs.Create({ ID: shop, Name: 'Again' }, bearer)).rejects.toMatchObject({
      status: 409,
      errorCode: 'IdExists',
    });
    await expect(Products.Create({ Name: 'Mine' }, await customer())).rejects.toMatchObject({
      status: 403,
      errorCode: 'Auth.InsufficientRoles',
    });
    await expect(
      Auth.ClientCredentials(
        localPlatform.commerce.sellerClientSecret,
        localPlatform.commerce.sellerClientID,
        ['ProductAdmin'],
      ),
    ).resolves.toBeDefined();
  });
});
