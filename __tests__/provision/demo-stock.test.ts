/** @jest-environment node */
import { Auth, Catalogs, Categories, Me, Products } from 'ordercloud-javascript-sdk';
import { commerceStock } from '@/__tests__/contracts/commerce-stock';
import { apply, planOf } from '@/provision/apply';
import { firstFiles } from '@/provision/files/first-files';
import { setupCalls } from '@/provision/ordercloud/calls';
import { catalogueSteps, parentsFirst } from '@/scripts/provision/demo-stock/catalogue-steps';
import { batchStep } from '@/scripts/provision/demo-stock/batch-step';
import {
  openNewAccounts,
  provision,
  provisionWith,
  type NewAccounts,
} from './support/new-accounts';

const demo = {
  catalogue: commerceStock,
  files: { ...firstFiles, 'colors.json': '{"theme":{"lilac":"#8a6bb1"},"swatches":{}}' },
};
const quietly = { tell: () => undefined, secret: () => undefined };
const catalogID = 'Petals-Catalog';

describe('npm run provision -- all --demo-stock', () => {
  let accounts: NewAccounts;
  let clientID: string;
  const opened: NewAccounts[] = [];
  const openAnother = async () => {
    const another = await openNewAccounts();
    opened.push(another);
    return another;
  };
  beforeAll(async () => {
    accounts = await openAnother();
    const { code, settings } = await provisionWith(demo, accounts.env, 'all', '--demo-stock');
    expect(code).toBe(0);
    clientID = settings.COMMERCE_CLIENT_ID ?? '';
  }, 180_000);
  afterAll(() => Promise.all(opened.map((each) => each.close())));

  it('plans nothing when it is run again, with the demo shop or without', async () => {
    const again = await provisionWith(demo, accounts.env, 'all', '--demo-stock');
    expect([again.code, again.plan]).toEqual([0, []]);
    expect((await provision(accounts.env, 'all')).plan).toEqual([]);
  });

  it('shows shoppers what the demo shop sells, at its prices, where it stands', async () => {
    setupCalls(accounts.env);
    const { access_token: accessToken } = await Auth.Anonymous(clientID, ['Shopper', 'MeAdmin']);
    const { Items } = await Me.ListProducts({ pageSize: 100 }, { accessToken });
    const sold = commerceStock.products.filter(
      ({ Active, DefaultPriceScheduleID }) => Active && DefaultPriceScheduleID,
    );
    expect(Items.map(({ ID }) => ID)).toEqual(expect.arrayContaining(sold.map(({ ID }) => ID)));
    const roses = Items.find(({ ID }) => ID === '100310');
    expect(roses?.PriceSchedule?.PriceBreaks).toMatchObject([
      { Quantity: 10, Price: 44.99 },
      { Quantity: 1, Price: 49.99 },
    ]);
    const inCategory = await Me.ListProducts(
      { categoryID: 'Flowers_Bouquets_Roses', catalogID },
      { accessToken },
    );
    expect(inCategory.Items.map(({ ID }) => ID)).toEqual(['100310-DLX', '100310']);
    const specs = await Me.ListSpecs('100330', {}, { accessToken });
    expect(specs.Items.map(({ ID, DefaultOptionID }) => [ID, DefaultOptionID])).toEqual([
      ['PatioSet-AssemblyCharge', 'No'],
      ['Engraving', null],
    ]);
    const file = await fetch(`${accounts.env.FILES_URL}/colors.json`);
    expect(await file.text()).toBe(demo.files['colors.json']);
  });

  it('brings back what is gone, and leaves what the retailer has changed', async () => {
    const call = setupCalls(accounts.env);
    await call((o) => Products.Patch('100320', { Name: 'Our tulips' }, o));
    await call((o) => Products.Delete('100390', o));
    await call((o) => Catalogs.DeleteProductAssignment(catalogID, '100310', o));
    const { plan } = await provisionWith(demo, accounts.env, 'ordercloud', '--demo-stock');
    expect(plan).toContain('change  products from 1 (10): 1 of 10 are missing');
    expect(plan).toContain(`change  products in catalog ${catalogID} (10): 2 of 10 are missing`);
    expect((await call((o) => Products.Get('100320', o))).Name).toBe('Our tulips');
    expect((await call((o) => Products.Get('100390', o))).Name).toBe('Endless Moss');
  });

  it('stopped at any step, with half of it done, and run again ends the same', async () => {
    const another = await openAnother();
    await provision(another.env, 'ordercloud');
    const call = setupCalls(another.env);
    for (;;) {
      const [next] = await planOf({
        name: '',
        steps: catalogueSteps(another.env, call, commerceStock),
        byHand: [],
        settings: () => [],
      });
      if (!next) break;
      let writes = 0;
      const dying = catalogueSteps(
        another.env,
        async (fn) => {
          // The first read and one write are done; the next write is not.
          if ((writes += 1) > 2) throw new Error('killed');
          return call(fn);
        },
        commerceStock,
      ).find(({ what }) => what === next.step.what);
      if (!dying) throw new Error('The step is not made again.');
      await apply([{ ...next, step: dying }], quietly).catch((error: Error) =>
        expect(error.message).toBe('killed'),
      );
      await apply([next], quietly);
    }
    const { Items } = await call((o) => Categories.ListProductAssignments(catalogID, {}, o));
    expect(Items).toHaveLength(commerceStock.categoryAssignments.length);
    expect((await provisionWith(demo, another.env, 'ordercloud', '--demo-stock')).plan).toEqual([]);
  }, 180_000);

  it('writes no file over that somebody has touched, and those that nobody has', async () => {
    const another = await openAnother();
    await provision(another.env, 'files');
    const { FILES_URL, FILES_SIGNATURE } = another.env;
    const own = { method: 'PUT', body: '[]', headers: { 'x-ms-blob-type': 'BlockBlob' } };
    await fetch(`${FILES_URL}/colors.json?${FILES_SIGNATURE}`, own);
    const others = { ...demo.files, 'redirects.json': '[ ]' };
    const stock = { ...demo, files: others };
    const { code, plan } = await provisionWith(stock, another.env, 'files', '--demo-stock');
    expect([code, plan]).toEqual([0, ['change  file redirects.json: as it was made']]);
    expect(await (await fetch(`${FILES_URL}/colors.json`)).text()).toBe('[]');
    expect(await (await fetch(`${FILES_URL}/redirects.json`)).text()).toBe('[ ]');
  });

  it('does not know --demo-stock where there is no demo shop', async () => {
    expect((await provision(accounts.env, 'all', '--demo-stock')).code).toBe(2);
  });
});

describe('a batch', () => {
  it('counts what the vendor has taken as there, though its lists are late', async () => {
    const saved: string[] = [];
    const step = batchStep({
      what: 'things',
      items: ['a', 'b'],
      keyOf: (item) => item,
      there: () => Promise.resolve([]),
      save: (item) => Promise.resolve(saved.push(item)),
    });
    const found = await step.look();
    expect(found).toEqual({ is: 'missing' });
    await step.make(found, quietly.secret);
    expect(await step.look()).toEqual({ is: 'there' });
    expect(saved).toEqual(['a', 'b']);
  });

  it('writes nothing more once one is refused', async () => {
    const tried: number[] = [];
    const step = batchStep({
      what: 'things',
      items: [1, 2, 3, 4, 5],
      keyOf: String,
      there: () => Promise.resolve([]),
      save: (item) => {
        tried.push(item);
        return item === 2 ? Promise.reject(new Error('refused')) : Promise.resolve();
      },
      atOnce: 1,
    });
    await expect(step.make({ is: 'missing' }, quietly.secret)).rejects.toThrow('refused');
    expect(tried).toEqual([1, 2]);
    expect(await step.look()).toEqual({ is: 'different', fields: ['4 of 5 are missing'] });
  });
});

it.each([
  [
    ['a_b', 'a', 'a_b_c'],
    ['a', 'a_b', 'a_b_c'],
  ],
  [
    ['a', 'b', 'a_b'],
    ['a', 'b', 'a_b'],
  ],
  [['a', 'b_c', 'b_c_d'], ['a']],
])('makes parents first, and none whose parent is nowhere: %j', (ids, expected) => {
  const categories = ids.map((ID) => ({
    ID,
    ParentID: ID.split('_').slice(0, -1).join('_') || undefined,
  }));
  expect(parentsFirst(categories).map(({ ID }) => ID)).toEqual(expected);
});
