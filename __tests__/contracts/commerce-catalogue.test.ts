/** @jest-environment node */
import {
  Addresses,
  Buyers,
  Categories,
  Me,
  Products,
  type BuyerProduct,
} from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import type { Database } from '@/services/database/database';
import { describeOnServer } from '../support/databases';
import {
  middleware,
  serveCommerce,
  visitor,
  type Bearer,
  type CommerceServer,
} from './commerce-server';

describeOnServer('the catalogue', (engine) => {
  const { buyerID, catalogID } = localPlatform.commerce;
  let db: Database;
  let server: CommerceServer;
  let bearer: Bearer;

  beforeAll(async () => {
    db = await engine.open();
    server = await serveCommerce(db);
    bearer = await visitor();
  }, 180_000);
  afterAll(async () => {
    await server?.close();
  });

  type ListOptions = Parameters<typeof Me.ListProducts<BuyerProduct>>[0];

  const idsOf = (page: { Items: { ID: string }[] }) => page.Items.map((item) => item.ID);

  describe('products as a shopper sees them', () => {
    it('come with price schedule and inventory inside, unset fields as null', async () => {
      const product = await Me.GetProduct('100310', {}, bearer);
      expect(product).toMatchObject({
        ID: '100310',
        ShipWeight: null,
        Inventory: { QuantityAvailable: 500, OrderCanExceed: null },
        PriceSchedule: {
          ID: '100310',
          MinQuantity: 1,
          IsOnSale: false,
          xp: { Price: { RetailPrice: 49.99 } },
        },
      });
      expect((await Me.GetProduct('100360', {}, bearer)).PriceSchedule.IsOnSale).toBe(true);
    });

    it('are missing when inactive', async () => {
      await expect(Me.GetProduct('100350', {}, bearer)).rejects.toMatchObject({
        status: 404,
        message: 'Product 100350 not found',
      });
      expect(idsOf(await Me.ListProducts({ filters: { ID: '100350|100320' } }, bearer))).toEqual([
        '100320',
      ]);
      expect((await Products.Get('100350', await middleware())).Active).toBe(false);
    });

    it.each<[string, ListOptions, string[]]>([
      [
        'codes joined with |',
        { filters: { 'xp.ProductCode': '100310|100320' } },
        ['100310', '100310-DLX', '100320'],
      ],
      [
        'a code and a boolean',
        { filters: { 'xp.ProductCode': '100310', 'xp.IsDefaultProduct': true } },
        ['100310'],
      ],
      ['a member of an array', { filters: { 'xp.Tags': '100340' } }, ['100340']],
      [
        'repeated keys',
        { filters: { ID: ['!100310', '1003*', '!*-DLX', '!1003[3-9]*'], Name: 'White*|Ruby*' } },
        ['100320'],
      ],
      ['a price of the schedule', { filters: { 'PriceSchedule.MinQuantity': '>1' } }, ['100320']],
      ['stock', { filters: { 'Inventory.QuantityAvailable': '<10' } }, ['100380']],
      ['absence', { filters: { Description: '*' } }, ['100310']],
      ['words', { search: 'tulips', searchOn: ['Name'] }, ['100320']],
      ['words in the description', { search: 'dozen' }, ['100310']],
      ['a category with all below', { categoryID: 'Flowers_Bouquets' }, ['100310-DLX', '100310']],
      ['a category alone', { categoryID: 'Flowers', depth: '1' }, []],
      [
        'another order',
        { categoryID: 'Flowers', sortBy: ['!PriceSchedule.ID'] },
        ['100320', '100310-DLX', '100310'],
      ],
      ['an unknown catalog', { catalogID: 'OTHER' }, []],
    ])('can be listed by %s', async (_name, options, expected) => {
      expect(idsOf(await Me.ListProducts(options, bearer))).toEqual(expected);
    });

    it('come in pages that count from 1, with facets', async () => {
      const page = await Me.ListProducts({ page: 2, pageSize: 4 }, bearer);
      expect(page.Meta).toEqual({
        Page: 2,
        PageSize: 4,
        TotalCount: 9,
        TotalPages: 3,
        ItemRange: [5, 8],
        NextPageKey: null,
        Facets: [],
      });
      const beyond = await Me.ListProducts({ page: 9, pageSize: 4 }, bearer);
      expect(beyond).toMatchObject({ Items: [], Meta: { TotalCount: 9, ItemRange: [1, 0] } });
    });

    it.each<[string, ListOptions, string]>([
      ['an unknown field', { filters: { Colour: 'red' } }, 'List.InvalidProperty'],
      ['a word for a number', { filters: { QuantityMultiplier: 'many' } }, 'List.InvalidType'],
      ['too large a page', { pageSize: 101 }, 'List.InvalidPageSize'],
    ])('refuse %s', async (_name, options, errorCode) => {
      await expect(Me.ListProducts(options, bearer)).rejects.toMatchObject({
        status: 400,
        errorCode,
      });
    });

    it('offer their specs with options', async () => {
      const { Items } = await Me.ListSpecs('100330', {}, bearer);
      expect(Items).toMatchObject([
        {
          ID: 'PatioSet-AssemblyCharge',
          DefaultOptionID: 'No',
          OptionCount: 3,
          Options: [{ ID: 'No' }, { ID: 'Yes', PriceMarkup: 10 }, { ID: 'Once' }],
        },
        { ID: 'Engraving', AllowOpenText: true, Options: [] },
      ]);
      await expect(Me.ListSpecs('100350', {}, bearer)).rejects.toMatchObject({ status: 404 });
    });
  });

  describe('categories', () => {
    it('show a shopper what is active down to the depth asked', async () => {
      expect((await Me.ListCategories({}, bearer)).Items).toMatchObject([
        { ID: 'Flowers', ChildCount: 2, ParentID: null },
      ]);
      expect(idsOf(await Me.ListCategories({ depth: 'all', catalogID }, bearer))).toEqual([
        'Flowers',
        'Flowers_Bouquets',
        'Flowers_Bouquets_Roses',
        'Flowers_Tulips',
      ]);
      expect(idsOf(await Me.ListCategories({ depth: 'all', productID: '100310' }, bearer))).toEqual(
        ['Flowers_Bouquets_Roses'],
      );
      expect(idsOf(await Me.ListCategories({ filters: { ParentID: 'Flowers' } }, bearer))).toEqual([
        'Flowers_Bouquets',
        'Flowers_Tulips',
      ]);
      await expect(Me.GetCategory('Winter_Wreaths', { catalogID }, bearer)).rejects.toMatchObject({
        status: 404,
        message: 'Category Winter_Wreaths not found',
      });
      await expect(
        Me.ListCategories({ sortBy: ['ListOrder' as 'ID'] }, bearer),
      ).rejects.toMatchObject({ errorCode: 'List.InvalidSortProperty' });
    });

    it('show a reader all of them, and what is assigned', async () => {
      expect(
        idsOf(
          await Categories.List(catalogID, { filters: { ID: 'Winter_Wreaths|Flowers' } }, bearer),
        ),
      ).toEqual(['Flowers', 'Winter_Wreaths']);
      const { Items } = await Categories.ListProductAssignments(
        catalogID,
        { productID: '100310', page: 1, pageSize: 100 },
        bearer,
      );
      expect(Items).toEqual([
        { CategoryID: 'Flowers_Bouquets_Roses', ProductID: '100310', ListOrder: 2 },
      ]);
    });
  });

  describe('the buyer', () => {
    it('can be read, with its addresses by pattern', async () => {
      expect(await Buyers.Get(buyerID, bearer)).toMatchObject({
        ID: buyerID,
        DefaultCatalogID: catalogID,
      });
      expect(
        idsOf(
          await Addresses.List(
            buyerID,
            { page: 1, pageSize: 100, filters: { ID: 'LDCity-*' } },
            bearer,
          ),
        ),
      ).toEqual(['LDCity-55401', 'LDCity-55402', 'LDCity-55403']);
      expect((await Addresses.Get(buyerID, 'Store-lyndale', bearer)).xp).toEqual({ active: true });
      await expect(Addresses.Get(buyerID, 'Store-none', bearer)).rejects.toMatchObject({
        status: 404,
        message: 'Address Store-none not found',
      });
    });
  });
});
