import fc from 'fast-check';
import { tableRates } from '@/lib/promise/tax-table';
import { taxRatesSchema, type TaxRates } from '@/lib/delivery/tax-rates';
import { ratesFile } from '@/platform/tax/rates-file';
import { taxedPlaces } from '@/scripts/back-end/map-stock';
import { ratesInFile, rateFault } from '@/services/tax/vendor-rates';

const head =
  'ZIP_CODE,STATE_ABBREV,COUNTY_NAME,CITY_NAME,STATE_SALES_TAX,STATE_USE_TAX,COUNTY_SALES_TAX,COUNTY_USE_TAX,CITY_SALES_TAX,CITY_USE_TAX,TOTAL_SALES_TAX,TOTAL_USE_TAX,TAX_SHIPPING_ALONE,TAX_SHIPPING_AND_HANDLING_TOGETHER';
const row = (
  zip: string,
  total: string,
  { state = 'MN', own = '0.068750', together = 'Y', city = 'MINNEAPOLIS' } = {},
) => `${zip},${state},HENNEPIN,${city},${own},${own},0,0,0,0,${total},${total},Y,${together}`;
const file = (...rows: string[]) => [head, ...rows].join('\r\n');

describe('the vendor’s file of rates by ZIP', () => {
  it.each<[string, string, TaxRates['states'][string]]>([
    [
      'a row of each ZIP',
      file(row('55401', '0.090250'), row('55102', '0.09875')),
      { percent: 6.875, zips: { '55401': 9.025, '55102': 9.875 } },
    ],
    [
      'rows of other states left out',
      file(row('54016', '0.055', { state: 'WI' }), row('55401', '0.09025')),
      { percent: 6.875, zips: { '55401': 9.025 } },
    ],
    [
      'a ZIP of several cities, by the lowest of its rates',
      file(row('55401', '0.09025'), row('55401', '0.085250'), row('55401', '0.0875')),
      { percent: 6.875, zips: { '55401': 8.525 } },
    ],
    [
      'quoted fields, a mark of the byte order and single line ends',
      `\uFEFF${file(row('55401', '0.09025', { city: '"SAINT PAUL, WEST"' })).replaceAll('\r\n', '\n')}\n`,
      { percent: 6.875, zips: { '55401': 9.025 } },
    ],
    [
      'fees that no row taxes',
      file(row('55401', '0.09', { together: 'N' }), row('55402', '0.09', { together: 'N' })),
      { percent: 6.875, zips: { '55401': 9, '55402': 9 }, untaxedFees: true },
    ],
    [
      'fees that one row taxes',
      file(row('55401', '0.09', { together: 'N' }), row('55402', '0.09')),
      { percent: 6.875, zips: { '55401': 9, '55402': 9 } },
    ],
    [
      'no tax, and the highest that is believed',
      file(row('55401', '0', { own: '0' }), row('55402', '0.200000', { own: '.2' })),
      { percent: 0, zips: { '55401': 0, '55402': 20 } },
    ],
    [
      'columns in another order, with more of them',
      'TOTAL_SALES_TAX,NEW,STATE_ABBREV,TAX_SHIPPING_AND_HANDLING_TOGETHER,STATE_SALES_TAX,ZIP_CODE\n0.09025,x,MN,Y,0.06875,55401',
      { percent: 6.875, zips: { '55401': 9.025 } },
    ],
  ])('%s', (_, text, rates) => {
    expect(ratesInFile(text, 'MN')).toEqual({ ok: true, value: rates });
  });

  it.each([
    ['nothing', '', /no column ZIP_CODE, STATE_ABBREV, /],
    ['a page of HTML', '<html><body>Sign in</body></html>', /no column/],
    ['a refusal as JSON', '{"error":{"code":"x"}}', /no CSV|no column/],
    ['no column of rates', 'ZIP_CODE,STATE_ABBREV\n55401,MN', /TOTAL_SALES_TAX/],
    ['no row', head, /no ZIP of MN/],
    ['rows of another state', file(row('54016', '0.055', { state: 'WI' })), /no ZIP of MN/],
    ['a rate above the highest', file(row('55401', '0.200001')), /line 2 has a rate/],
    ['a rate in percent', file(row('55401', '9.025')), /line 2 has a rate/],
    ['a rate below nothing', file(row('55401', '-0.01')), /line 2 has a rate/],
    ['a rate that is no number', file(row('55401', 'n/a')), /line 2 has a rate/],
    ['a rate that is missing', file(row('55401', '')), /line 2 has a rate/],
    ['a state’s rate that is no number', file(row('55401', '0.09', { own: 'x' })), /line 2/],
    ['a ZIP of four digits', file(row('5540', '0.09')), /line 2 has a ZIP/],
    ['a ZIP with more', file(row('55401-1234', '0.09')), /line 2 has a ZIP/],
    ['a fault further down', file(row('55401', '0.09'), row('55402', 'x')), /line 3/],
    ['a quote that nothing closes', file('"55401,MN'), /line 2 is no CSV/],
    ['a row that was cut off', `${head}\r\n55401,MN,HENNEPIN`, /line 2 has a rate/],
  ])('is refused with %s', (_, text, why) => {
    const read = ratesInFile(text, 'MN');
    expect(read.ok ? read.value : read.error).toMatch(why);
  });

  it('as the stand-in writes it says what the table says', () => {
    const text = ratesFile(taxedPlaces(), 'MN');
    expect(ratesInFile(text, 'MN')).toEqual({ ok: true, value: tableRates.states.MN });
  });

  it('of any rates is read as it was written, and is what the shop takes', () => {
    const rate = fc.integer({ min: 0, max: 200_000 }).map((millionths) => millionths / 1e4);
    const zip = fc.integer({ min: 10_000, max: 99_999 }).map(String);
    fc.assert(
      fc.property(fc.dictionary(zip, rate, { minKeys: 1 }), rate, (zips, statePercent) => {
        const places = Object.entries(zips).map(([code, totalPercent]) => ({
          zip: code,
          state: 'MN',
          county: 'A "county", or two',
          city: '',
          statePercent,
          totalPercent,
        }));
        const read = ratesInFile(ratesFile(places, ''), 'MN');
        expect(read).toEqual({ ok: true, value: { percent: statePercent, zips: { ...zips } } });
        if (read.ok)
          expect(taxRatesSchema.safeParse({ states: { MN: read.value } }).success).toBe(true);
      }),
    );
  });
});

describe('rates after those of the day before', () => {
  const of = (count: number, percent = 9, state = 'MN'): TaxRates => ({
    states: {
      [state]: {
        percent,
        zips: Object.fromEntries(
          Array.from({ length: count }, (_, index) => [String(55_000 + index), percent]),
        ),
      },
    },
  });
  it.each<[string, TaxRates, TaxRates, RegExp | null]>([
    ['the same', of(10), of(10), null],
    ['more ZIPs', of(400), of(10), null],
    ['half the ZIPs', of(5), of(10), null],
    ['half of an odd number', of(6), of(11), null],
    ['fewer than half', of(4), of(10), /MN has 4 ZIPs, and had 10/],
    ['fewer than half of an odd number', of(5), of(11), /MN has 5/],
    ['other rates', of(10, 12), of(10), null],
    ['no tax where there was one', of(10, 0), of(10), /MN has no tax/],
    ['no tax where there was none', of(10, 0), of(10, 0), null],
    ['a state that is new', of(1, 5, 'WI'), of(10), null],
    ['a first file after the table', of(63), tableRates, null],
    ['a first file with too little after the table', of(60), tableRates, /had 125/],
  ])('%s', (_, next, before, why) => {
    const said = rateFault(next, before);
    if (why) expect(said).toMatch(why);
    else expect(said).toBeNull();
  });
});
