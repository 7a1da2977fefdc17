/** @jest-environment node */
import { Auth, Me, Orders, Specs } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { productFeed } from '@/lib/seo/feed/product-feed.server';
import { sitemapPages } from '@/lib/seo/sitemap/sitemaps.server';
import { listProductsByCode, productsById } from '@/lib/upstream/commerce/catalogue';
import { saveResources } from '@/platform/commerce/engine/store';
import { sellerCatalogue } from '@/services/upstream/commerce/catalogue';
import { submittedSince } from '@/services/upstream/commerce/order-lists';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { openStockedOnServer } from '../support/databases';
import { relaxTimeLimits } from '../support/patient';
import { seller } from '../support/shopping';

const { catalogID, buyerID } = localPlatform.commerce;
/** More than 30 pages of a hundred, the most that the vendor's search answers by number. */
const many = 3010;
const ids = Array.from({ length: many }, (_, place) => `many-${String(place).padStart(5, '0')}`);

describe('a shop of more than three thousand products', () => {
  let backEnd: TestBackEnd;
  beforeAll(async () => {
    relaxTimeLimits();
    const db = await openStockedOnServer();
    backEnd = await startTestBackEnd(db);
    process.env.PLATFORM_PORT = String(backEnd.env.PLATFORM_PORT);
    const save = (kind: string, rows: { id: string; doc: object }[]) =>
      saveResources(db, { kind, parent: '', rows: rows as { id: string; doc: never }[] });
    await save('PriceSchedule', [
      {
        id: 'many',
        doc: { ID: 'many', Name: 'Many', MinQuantity: 1, PriceBreaks: [{ Quantity: 1, Price: 9 }] },
      },
    ]);
    await save(
      'Product',
      ids.map((ID) => ({
        id: ID,
        doc: {
          ID,
          Name: `Rose ${ID}`,
          Active: true,
          DefaultPriceScheduleID: 'many',
          xp: {
            ...{ ProductCode: ID, Visible: true, IsDefaultProduct: true, Position: 1 },
            Contentful: { Images: { List: { url: '/pictures/rose.webp', title: 'A rose' } } },
          },
        },
      })),
    );
    await save(
      'ProductCatalogAssignment',
      ids.map((ProductID) => ({
        id: `${catalogID}/${ProductID}`,
        doc: { CatalogID: catalogID, ProductID },
      })),
    );
    await save(
      'SpecProductAssignment',
      ids.map((ProductID) => ({
        id: `Bench-AssemblyCharge/${ProductID}`,
        doc: { SpecID: 'Bench-AssemblyCharge', ProductID },
      })),
    );
    await save(
      'Order',
      ids.map((id, place) => ({
        id,
        doc: {
          ID: id,
          Status: 'Open',
          IsSubmitted: true,
          FromCompanyID: buyerID,
          FromUserID: 'many',
          DateSubmitted: new Date(Date.UTC(2026, 0, 1) + (many - place) * 1000).toISOString(),
        },
      })),
    );
  }, 180_000);
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });

  it.each([
    ['IDs of a cart', productsById, 'ID'],
    ['codes of a wish list', listProductsByCode, 'xp.ProductCode'],
  ] as const)('names at most a hundred %s in one list', async (_what, read, field) => {
    const asked = jest.spyOn(Me, 'ListProducts');
    const wanted = ids.slice(0, 250);
    const found = (await read(wanted)).map(({ ID }) => ID);
    const named = asked.mock.calls.map(([options]) => String(options?.filters?.[field]).split('|'));
    asked.mockRestore();
    expect(found.sort()).toEqual(wanted);
    expect(Math.max(...named.map(({ length }) => length))).toBe(100);
  });

  it('has all of them in its sitemap', async () => {
    const paths = (await sitemapPages('products')).map(({ path }) => path);
    expect(ids.filter((id) => !paths.some((path) => path.startsWith(`/p/${id}/`)))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has all of them in its feed', async () => {
    const feed = await productFeed('https://shop.example');
    expect(ids.filter((id) => !feed.includes(`<g:id>${id}</g:id>`))).toEqual([]);
  });

  it('has all of a price schedule, of a spec and of its orders found by who changes them', async () => {
    const catalogue = sellerCatalogue(backEnd.env, backEnd.appApi.upstream.token);
    const sold = await catalogue.productsWhere({ DefaultPriceScheduleID: 'many' });
    expect(sold.map(({ ID }) => ID)).toEqual(ids);
    const { access_token: accessToken } = await Auth.ClientCredentials(
      localPlatform.commerce.middlewareClientSecret,
      localPlatform.commerce.middlewareClientID,
      ['ProductReader'],
    );
    expect(
      (
        await Specs.ListProductAssignments(
          { filters: { ProductID: '>many-03000' } },
          { accessToken },
        )
      ).Items.length,
    ).toBe(9);
    const offered = await catalogue.productIDsOfSpec('Bench-AssemblyCharge');
    expect(offered.filter((id) => id.startsWith('many-'))).toEqual(ids);
  });

  it('has all orders of a day compared, in the order in which they were placed', async () => {
    const orders = await submittedSince(
      backEnd.appApi.upstream.token,
      new Date(Date.UTC(2026, 0, 1)),
    );
    const own = orders.map(({ ID = '' }) => ID).filter((id) => id.startsWith('many-'));
    expect(own).toEqual([...ids].reverse());
    await expect(
      Orders.List('Incoming', { page: 31, pageSize: 100 }, await seller()),
    ).rejects.toMatchObject({ errorCode: 'Search.ResultSetTooLarge' });
  });
});
