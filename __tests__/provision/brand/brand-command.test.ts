/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { Addresses, Catalogs, PriceSchedules, Products } from 'ordercloud-javascript-sdk';
import values from '@/lib/config/brand-values.json';
import { parseEnv, type Env } from '@/lib/config/env';
import { managementOf } from '@/provision/contentful/calls';
import { setupCalls } from '@/provision/ordercloud/calls';
import { runBrand, type BrandTools } from '@/scripts/brand/run';
import {
  openNewAccounts,
  provisionWith,
  retailersEnv,
  type NewAccounts,
} from '../support/new-accounts';

const own = {
  ...values,
  name: 'Petals',
  summary: 'Flowers of Boston.',
  orderPhone: '617-436-2200',
  email: 'hello@petals-boston.com',
  orderPrefix: 'PB',
  redirectHosts: [],
  socialLinks: [],
  mark: '/pictures/mark.svg',
  defaultMetaImage: '/pictures/og/petals.jpg',
};
const ownAddresses = {
  SITE_ORIGIN: 'https://www.petals-boston.com',
  MAIL_FROM: 'hello@petals-boston.com',
};

async function brand(args: string[], env: Env, tools: Partial<BrandTools> = {}) {
  const lines: string[] = [];
  const code = await runBrand(args, env, {
    say: (line) => void lines.push(line),
    read: (path) => Promise.reject(new Error(`nobody reads ${path}`)),
    take: () => Promise.reject(new Error('nobody takes a brand')),
    brand: own,
    publicFile: () => Promise.resolve(new Uint8Array([1])),
    ...tools,
  });
  return { code, lines, missing: lines.filter((line) => line.includes('MISSING')).join('\n') };
}

describe('npm run brand -- check', () => {
  let accounts: NewAccounts;
  let env: Env;
  beforeAll(async () => {
    accounts = await openNewAccounts();
    const { settings } = await provisionWith(undefined, accounts.env, 'all');
    env = { ...retailersEnv({ ...accounts.settings, ...settings }), ...ownAddresses };
  }, 180_000);
  afterAll(() => accounts.close());

  it('finds nothing where everything is the retailer’s', async () => {
    const { code, lines, missing } = await brand(['check'], env);
    expect([code, missing]).toEqual([0, '']);
    expect(lines).toContain('\nNothing carries the demo shop’s name.');
  });

  it('names brand file, pictures and environment of the demo shop', async () => {
    const { code, missing } = await brand(
      ['check'],
      { ...env, SITE_ORIGIN: 'http://localhost:3000', MAIL_FROM: values.email },
      { brand: values, publicFile: (path) => readFile(`public${path}`) },
    );
    expect(code).toBe(1);
    for (const says of [
      'name carries',
      'public/favicon.svg is',
      'SITE_ORIGIN is an address of this machine',
      'MAIL_FROM carries',
    ])
      expect(missing).toContain(says);
  });

  it('names the store, the entry and the file that say so, and what cannot be looked at', async () => {
    const call = setupCalls(env);
    await call((options) =>
      Addresses.Create(
        env.COMMERCE_BUYER_ID,
        {
          ID: 'Store-lyndale',
          CompanyName: 'Lilac & Loam on Lyndale',
          Street1: '5 Lyndale Ave',
          City: 'Minneapolis',
          State: 'MN',
          Zip: '55408',
          Country: 'US',
        },
        options,
      ),
    );
    const schedule = {
      ID: 'roses',
      Name: 'Roses',
      MinQuantity: 1,
      PriceBreaks: [{ Quantity: 1, Price: 40 }],
    };
    await call((options) => PriceSchedules.Create(schedule, options));
    const Description = 'Cut this morning by Lilac &amp; Loam.';
    for (const [ID, words] of [
      ['roses', Description],
      ['tulips', 'Cut this morning.'],
    ] as const) {
      const product = { ID, Name: 'Roses', Active: true, DefaultPriceScheduleID: schedule.ID };
      await call((options) => Products.Create({ ...product, Description: words }, options));
      const assignment = { CatalogID: env.COMMERCE_CATALOG_ID, ProductID: ID };
      await call((options) => Catalogs.SaveProductAssignment(assignment, options));
    }
    const written = await fetch(`${env.FILES_URL}/sitemap.xml?${env.FILES_SIGNATURE}`, {
      method: 'PUT',
      headers: { 'x-ms-blob-type': 'BlockBlob' },
      body: '<urlset><url><loc>https://www.lilacandloam.example/</loc></url></urlset>',
    });
    expect(written.status).toBe(201);
    const management = managementOf(env);
    const locale = await management.locale();
    const path = management.within('entries/about');
    const fields = { title: 'About Lilac & Loam', slug: 'about', section: 'corporate' };
    const { sys } = await management.write<{ sys: { version: number } }>(path, {
      contentType: 'staticPage',
      body: {
        fields: Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, { [locale]: value }]),
        ),
      },
    });
    await management.write(`${path}/published`, { version: sys.version });
    const { code, missing } = await brand(['check'], env);
    expect(code).toBe(1);
    expect(missing).toContain('sitemap.xml carries an address of the demo shop');
    expect(missing).toContain('name the demo shop: about (staticPage).');
    expect(missing).toContain('1 of 1 stores are the demo shop’s: Store-lyndale.');
    expect(missing).toContain('1 of 2 products are the demo shop’s: roses.');
    const closed = await brand(['check'], { ...env, CONTENT_ACCESS_TOKEN: 'wrong' });
    expect(closed.missing).toContain('the content service answers 401');
  });
});

describe('npm run brand -- use', () => {
  const env = parseEnv({ NODE_ENV: 'test' });

  it('takes a file that is right', async () => {
    const taken: string[] = [];
    const { code, lines } = await brand(['use', 'petals.json'], env, {
      read: () => Promise.resolve(JSON.stringify(own)),
      take: (text) => Promise.resolve(void taken.push(text)),
    });
    expect(code).toBe(0);
    expect(taken.map((text) => JSON.parse(text) as unknown)).toEqual([own]);
    expect(lines[0]).toContain('Petals');
  });

  it('changes nothing for one that is not, and names every value', async () => {
    const { code, lines } = await brand(['use', 'petals.json'], env, {
      read: () => Promise.resolve(JSON.stringify({ ...own, email: 'hello', orderPhone: '1' })),
    });
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(
      /nothing was changed[\s\S]*email: [\s\S]*orderPhone: |orderPhone: [\s\S]*email: /,
    );
  });

  test.each([[[]], [['use']], [['check', 'it']], [['use', 'a', 'b']], [['paint']]])(
    'explains itself for %j',
    async (args) => {
      expect((await brand(args, env)).code).toBe(2);
    },
  );
});
