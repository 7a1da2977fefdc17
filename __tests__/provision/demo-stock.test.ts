/** @jest-environment node */
import { Auth, Catalogs, Categories, Me, Products } from 'ordercloud-javascript-sdk';
import { commerceStock } from '@/__tests__/contracts/commerce-stock';
import { apply, planOf } from '@/provision/apply';
import { pictureAt } from '@/lib/catalogue/picture';
import { pictureAsset } from '@/lib/content/picture-asset';
import { managementOf, uploadsOf } from '@/provision/contentful/calls';
import { firstFiles } from '@/provision/files/first-files';
import { setupCalls } from '@/provision/ordercloud/calls';
import { catalogueSteps, parentsFirst } from '@/scripts/provision/demo-stock/catalogue-steps';
import { batchStep } from '@/scripts/provision/demo-stock/batch-step';
import { contentFilling, type DemoContent } from '@/scripts/provision/demo-stock/content-steps';
import { readPicture } from '@/scripts/provision/demo-stock/read-picture';
import {
  openNewAccounts,
  provision,
  provisionWith,
  type NewAccounts,
} from './support/new-accounts';

const page = (slug: string, fields: object = {}) => ({
  id: `page-${slug}`,
  contentType: 'staticPage',
  createdAt: '2026-01-05T15:00:00.000Z',
  updatedAt: '2026-01-05T15:00:00.000Z',
  fields: { title: slug, slug, section: 'information', ...fields },
});
const entryLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const content: DemoContent = {
  // Two that lead to each other, one with a picture, and two that the shop reads by name.
  entries: [
    page('roses', { parentPage: entryLink('page-tulips') }),
    page('tulips', {
      parentPage: entryLink('page-roses'),
      image: { sys: { type: 'Link', linkType: 'Asset', id: 'picture-roses' } },
    }),
    {
      ...page(''),
      id: 'menu-references',
      contentType: 'menuLinkGroup',
      fields: { Title: 'References & Tools', Type: 'article', Links: [entryLink('page-roses')] },
    },
    { ...page(''), id: 'footer', contentType: 'globalFooter', fields: { title: 'Our footer' } },
  ],
  assets: [
    {
      id: 'picture-roses',
      title: 'Roses '.repeat(50),
      description: 'Roses in a vase',
      url: '/pictures/products/100310.webp',
      contentType: 'image/webp',
      width: 1200,
      height: 1200,
    },
  ],
  readPicture,
};
const demo = {
  catalogue: commerceStock,
  content,
  files: { ...firstFiles, 'colors.json': '{"theme":{"lilac":"#8a6bb1"},"swatches":{}}' },
};
const quietly = { tell: () => undefined, secret: () => undefined };
const catalogID = 'Petals-Catalog';

describe('npm run provision -- all --demo-stock', () => {
  let accounts: NewAccounts;
  let clientID: string;
  let settings: Record<string, string>;
  const opened: NewAccounts[] = [];
  const openAnother = async () => {
    const another = await openNewAccounts();
    opened.push(another);
    return another;
  };
  beforeAll(async () => {
    accounts = await openAnother();
    const first = await provisionWith(demo, accounts.env, 'all', '--demo-stock');
    expect(first.code).toBe(0);
    ({ settings } = first);
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

  it('shows its pages, menus and pictures', async () => {
    const { CONTENT_URL, CONTENT_SPACE, CONTENT_ENVIRONMENT } = accounts.env;
    const place = `spaces/${CONTENT_SPACE}/environments/${CONTENT_ENVIRONMENT}`;
    const read = async (path: string) =>
      (await (
        await fetch(`${accounts.env.CONTENT_MANAGEMENT_URL}/${place}/${path}`, {
          headers: { authorization: `Bearer ${settings.CONTENT_ACCESS_TOKEN}` },
        })
      ).json()) as { fields: object };
    const entries = await Promise.all(content.entries.map(({ id }) => read(`entries/${id}`)));
    expect(entries.map(({ fields }) => fields)).toEqual(
      content.entries.map(({ fields }) => fields),
    );
    const { fields } = await read('assets/picture-roses');
    expect(fields).toMatchObject({ description: 'Roses in a vase' });
    const picture = pictureAsset(fields, CONTENT_URL);
    expect(picture).toMatchObject({ alt: 'Roses in a vase', width: 1200, height: 1200 });
    const seen = await fetch(pictureAt(picture?.url ?? '', 400));
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('leaves the entries that an editor has touched, and fills those that nobody has', async () => {
    const another = await openAnother();
    await provision(another.env, 'contentful');
    const management = managementOf(another.env);
    const footer = management.within('entries/footer');
    const { sys } = await management.read<{ sys: { version: number } }>(footer);
    await management.write(footer, {
      version: sys.version,
      body: { fields: { title: { 'en-US': 'Ours' } } },
    });
    const { code, plan } = await provisionWith(demo, another.env, 'contentful', '--demo-stock');
    expect([code, plan]).toEqual([
      0,
      [
        'make    pictures from 1 (1)',
        'make    entries from 1 (2)',
        'change  entry menu-references (menuLinkGroup): as it was made',
        'make    publications of entries from 1 (2)',
      ],
    ]);
    expect(await management.read(footer)).toMatchObject({ fields: { title: { 'en-US': 'Ours' } } });
    expect((await provision(another.env, 'contentful')).plan).toEqual([]);
  });

  it('stopped after any number of writes to the content service, and run again, ends the same', async () => {
    const another = await openAnother();
    await provision(another.env, 'contentful');
    let lives = 0;
    for (let done = false; !done && lives < 50; lives += 1) {
      const management = managementOf(another.env);
      let writes = 0;
      /** Each life is a write longer than the one before. */
      const underWay: Promise<unknown>[] = [];
      const live = async <T>(write: () => Promise<T>): Promise<T> => {
        if ((writes += 1) > lives) throw new Error('killed');
        const made = write();
        underWay.push(made);
        return made;
      };
      const { before, after } = contentFilling(
        {
          ...management,
          write: (path, what) => live(() => management.write(path, what)),
          upload: (file) => live(() => management.upload(file)),
        },
        content,
      );
      const account = {
        name: '',
        steps: [...before, ...after],
        byHand: () => [],
        settings: () => [],
      };
      const planned = await planOf(account);
      done = planned.length === 0;
      await apply(planned, quietly).catch((error: Error) => expect(error.message).toBe('killed'));
      await Promise.allSettled(underWay);
    }
    expect(lives).toBeGreaterThan(4);
    const { plan } = await provisionWith(demo, another.env, 'contentful', '--demo-stock');
    expect(plan.filter((line) => /pictures|entries/.test(line))).toEqual([]);
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
        byHand: () => [],
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

it.each([
  ['https://api.contentful.com', 'https://upload.contentful.com'],
  ['https://api.eu.contentful.com', 'https://upload.eu.contentful.com'],
  ['http://127.0.0.1:4700', 'http://127.0.0.1:4700'],
])('brings files to where the vendor of %s takes them', (management, uploads) => {
  expect(uploadsOf(management)).toBe(uploads);
});
