/** @jest-environment node */
import { readFileSync } from 'node:fs';
import values from '@/lib/config/brand-values.json';
import { readBrandFile } from '@/provision/brand/brand-file';
import { demoMarksIn, demoPictures } from '@/provision/brand/demo-marks';
import { brandPictureChecks, brandValueChecks } from '@/provision/brand/examine-file';

const own = {
  ...values,
  name: 'Petals',
  line: 'Flowers',
  tagline: 'Flowers, Boston',
  region: 'Boston',
  area: 'Boston',
  areaInText: 'Boston',
  summary: 'Flowers of Boston.',
  orderPhone: '617-436-2200',
  email: 'hello@petals-boston.com',
  orderPrefix: 'PB',
  redirectHosts: ['www.petals-boston.com'],
  socialLinks: [{ label: 'Instagram', url: 'https://www.instagram.com/petals' }],
  mark: '/pictures/mark.svg',
  defaultMetaImage: '/pictures/og/petals.jpg',
};
const bytes = (text: string) => Promise.resolve(new TextEncoder().encode(text));
const inPublic = (path: string) => Promise.resolve(new Uint8Array(readFileSync(`public${path}`)));

describe('a brand file', () => {
  it('is read as it is written, the demo shop’s and a retailer’s', () => {
    expect(readBrandFile(JSON.stringify(values))).toEqual({ brand: values });
    expect(readBrandFile(JSON.stringify(own))).toEqual({ brand: own });
  });

  test.each<[string, object, RegExp]>([
    ['a name of nothing', { name: ' ' }, /^name: /],
    ['a phone number without an area', { orderPhone: '436-2200' }, /^orderPhone: is no number/],
    ['a phone number with brackets', { orderPhone: '(617) 436-2200' }, /^orderPhone: is no number/],
    ['a mailbox without a domain', { email: 'hello' }, /^email: is no mail address/],
    ['a prefix in small letters', { orderPrefix: 'pb' }, /^orderPrefix: /],
    ['a prefix with a hyphen', { orderPrefix: 'P-' }, /^orderPrefix: /],
    ['an address for a host', { redirectHosts: ['https://petals.com'] }, /^redirectHosts.0: /],
    [
      'a page over http',
      { socialLinks: [{ label: 'X', url: 'http://x.com' }] },
      /^socialLinks.0.url: /,
    ],
    [
      'a page without its name',
      { socialLinks: [{ url: 'https://x.com' }] },
      /^socialLinks.0.label: /,
    ],
    ['a picture elsewhere', { mark: 'https://petals.com/mark.svg' }, /^mark: /],
    ['a picture that is none', { defaultMetaImage: '/pictures/og.pdf' }, /^defaultMetaImage: /],
    ['a value that nobody reads', { nmae: 'Petals' }, /nmae/],
  ])('with %s is refused by name', (_what, change, says) => {
    const read = readBrandFile(JSON.stringify({ ...own, ...change }));
    expect(read).toEqual({ faults: [expect.stringMatching(says)] });
  });

  it('that lacks a value names it, and one that is no JSON says so', () => {
    const { email, ...rest } = own;
    expect(email).toBeTruthy();
    expect(readBrandFile(JSON.stringify(rest))).toEqual({
      faults: [expect.stringMatching(/^email: /)],
    });
    expect(readBrandFile('{')).toEqual({ faults: [expect.stringMatching(/^It is no JSON: /)] });
  });
});

describe('marks of the demo shop', () => {
  test.each<[string, boolean]>([
    ['Lilac & Loam', true],
    ['LILAC &amp; LOAM', true],
    ['Lilac and Loam Edina', true],
    ['https://www.instagram.com/lilacandloam', true],
    ['/pictures/og/lilac-and-loam.jpg', true],
    ['Call 612-555-0142', true],
    ['Call (612) 555-0142', true],
    ['orders@petals.example', true],
    ['https://petals.test/cart', true],
    ['Lilac, in loam or sand', false],
    ['Common Lilac', false],
    ['Call 617-436-2200', false],
    ['Item 555-0200', false],
    ['for example. Test it', false],
    ['https://example.com', false],
    ['https://www.petals-boston.com', false],
  ])('%s: %s', (text, has) => {
    expect(demoMarksIn(text).length > 0).toBe(has);
  });

  it('knows the pictures that are in public/', async () => {
    const checks = await brandPictureChecks(values, inPublic);
    expect(checks.map(({ state, says }) => [state, says])).toEqual(
      expect.arrayContaining(
        Object.keys(demoPictures).map((path) => [
          'missing',
          `public${path} is the demo shop’s picture.`,
        ]),
      ),
    );
  });
});

describe('what of the brand is still the demo shop’s', () => {
  it('names every value of the demo shop’s file that says so', () => {
    const says = brandValueChecks(values).map((check) => check.says);
    for (const name of [
      'name',
      'summary',
      'orderPhone',
      'email',
      'redirectHosts',
      'socialLinks',
      'mark',
      'defaultMetaImage',
    ])
      expect(says).toContainEqual(expect.stringMatching(new RegExp(`^${name} `)));
    expect(says).toContain('Order numbers begin with LL, as the demo shop’s do.');
  });

  it('finds nothing in a retailer’s own', async () => {
    expect(brandValueChecks(own)).toEqual([{ state: 'works', says: 'The name is Petals.' }]);
    expect(await brandPictureChecks(own, bytes)).toEqual([
      expect.objectContaining({ state: 'works' }),
    ]);
  });

  it('names a picture that is not there', async () => {
    const checks = await brandPictureChecks(own, (path) =>
      path === own.mark ? Promise.resolve(null) : bytes(path),
    );
    expect(checks).toEqual([
      expect.objectContaining({ state: 'missing', says: 'public/pictures/mark.svg is not there.' }),
    ]);
  });
});
