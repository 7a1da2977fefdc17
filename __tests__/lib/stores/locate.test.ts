/** @jest-environment node */
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { storeJsonLd } from '@/lib/seo/json-ld/store-json-ld';
import { locateStores, storeFeatures } from '@/lib/stores/locate';
import { onRegionMap } from '@/lib/stores/region';
import { directionsLink } from '@/lib/stores/store';
import { makeStore } from '@/__tests__/components/stores/make-store';

const near = makeStore({
  id: 'Store-a',
  name: 'B near',
  location: { lat: 44.91, lng: -93.33 },
  features: ['Café', 'Workshops'],
});
const far = makeStore({
  id: 'Store-b',
  name: 'A far',
  location: { lat: 45.08, lng: -93.44 },
  features: ['Workshops'],
  pickup: false,
});
const nowhere = makeStore({
  id: 'Store-c',
  name: 'C nowhere',
  location: null,
  features: ['Workshops'],
});
const all = [far, nowhere, near];
const names = (found: ReturnType<typeof locateStores>) =>
  found.map(({ store, miles }) => [store.name, miles]);

describe('locateStores', () => {
  it('lists by name without a place, by miles to one decimal with one', () => {
    expect(names(locateStores(all, null, { features: [], pickup: false }))).toEqual([
      ['A far', null],
      ['B near', null],
      ['C nowhere', null],
    ]);
    expect(
      names(locateStores(all, { lat: 44.9, lng: -93.3 }, { features: [], pickup: false })),
    ).toEqual([
      ['B near', 1.6],
      ['A far', 14.2],
      ['C nowhere', null],
    ]);
  });
  it('keeps those that have everything asked for', () => {
    expect(
      names(locateStores(all, null, { features: ['Café', 'Workshops'], pickup: false })),
    ).toEqual([['B near', null]]);
    expect(
      names(locateStores(all, null, { features: [], pickup: true })).map(([name]) => name),
    ).toEqual(['B near', 'C nowhere']);
    expect(storeFeatures(all)).toEqual(['Café']);
  });
});

it.each([
  [
    { lat: 45.135, lng: -93.7025 },
    { x: 0, y: 0 },
  ],
  [
    { lat: 44.675, lng: -92.7275 },
    { x: 100, y: 100 },
  ],
  [{ lat: 46, lng: -93 }, null],
])('stands on the drawn map at %j', (place, at) => {
  expect(onRegionMap(place)).toEqual(at);
});

it('gives directions by the place ID', () => {
  const link = new URL(directionsLink(near));
  expect([
    link.searchParams.get('api'),
    link.searchParams.get('destination_place_id'),
    link.searchParams.get('destination'),
  ]).toEqual(['1', 'place-a', 'B near, 1 Garden Way, Edina, MN 55424']);
});

it('is a florist and garden store with seasons, five decimals and dated closures', () => {
  const rules = {
    WorkingHrs: defaultBuyerSettings.xp.WorkingHrs,
    Holidays: [
      { name: 'Thanksgiving', date: '2026-11-26', closed: true },
      { name: 'Halloween', date: '2026-10-31', closed: false },
    ],
  };
  const node = storeJsonLd(near, rules, new Date('2026-11-01T12:00:00Z'), 'https://shop.example');
  expect(node.telephone).toBe('+19525550117');
  expect(
    storeJsonLd({ ...near, phone: '' }, rules, new Date(), 'https://shop.example'),
  ).not.toHaveProperty('telephone');
  expect(node).toMatchObject({
    '@type': ['Florist', 'GardenStore'],
    geo: { latitude: '44.91000', longitude: '-93.33000' },
    address: { addressRegion: 'MN', postalCode: '55424' },
  });
  expect(node.openingHoursSpecification).toEqual([
    expect.objectContaining({
      opens: '09:00',
      closes: '19:00',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
        (day) => `https://schema.org/${day}`,
      ),
    }),
    expect.objectContaining({
      opens: '09:00',
      closes: '17:00',
      dayOfWeek: ['https://schema.org/Saturday'],
    }),
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-11-26',
      validThrough: '2026-11-26',
    },
  ]);
});

it('names the hours of each season of the coming year, whatever the order they are listed in', () => {
  const season = (StartDate: string, EndDate: string, Close: string) => ({
    ...defaultBuyerSettings.xp.WorkingHrs[0]!,
    StartDate,
    EndDate,
    Monday: { Closed: false, Close },
  });
  const WorkingHrs = [
    season('2028-01-01', '2028-12-31', '13:00'),
    season('2027-03-01', '2027-12-31', '19:00'),
    season('2026-12-01', '2027-02-28', '16:00'),
    season('2026-01-01', '2026-11-30', '18:00'),
    season('2025-01-01', '2025-12-31', '12:00'),
  ];
  const node = storeJsonLd(
    near,
    { WorkingHrs, Holidays: [] },
    new Date('2026-11-01T12:00:00Z'),
    'https://shop.example',
  );
  const hours = node.openingHoursSpecification as Record<string, string | string[]>[];
  expect(
    hours
      .filter(({ dayOfWeek }) => dayOfWeek?.includes('https://schema.org/Monday'))
      .map(({ validFrom, closes }) => [validFrom, closes]),
  ).toEqual([
    ['2026-01-01', '18:00'],
    ['2026-12-01', '16:00'],
    ['2027-03-01', '19:00'],
  ]);
});

it('names the hours the page says: of days that several seasons hold those of the first listed, of days in none the usual ones', () => {
  const season = (StartDate: string, EndDate: string, Close: string) => ({
    ...defaultBuyerSettings.xp.WorkingHrs[0]!,
    StartDate,
    EndDate,
    Monday: { Closed: false, Close },
  });
  const rules = {
    WorkingHrs: [
      season('2026-12-01', '2026-12-24', '21:00'),
      season('2026-08-01', '2027-02-28', '19:00'),
    ],
    Holidays: [],
  };
  const now = new Date('2026-11-01T12:00:00Z');
  const node = storeJsonLd(near, rules, now, 'https://shop.example');
  const hours = node.openingHoursSpecification as Record<string, string | string[]>[];
  const mondays = hours.filter(({ dayOfWeek }) => dayOfWeek?.includes('https://schema.org/Monday'));
  expect(
    mondays.map(({ validFrom, validThrough, closes }) => [validFrom, validThrough, closes]),
  ).toEqual([
    ['2026-08-01', '2026-11-30', '19:00'],
    ['2026-12-01', '2026-12-24', '21:00'],
    ['2026-12-25', '2027-02-28', '19:00'],
    ['2027-03-01', '2027-11-01', '17:00'],
  ]);
});
