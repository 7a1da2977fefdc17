/** @jest-environment node */
import { log } from '@/lib/core/log';
import { processWide } from '@/lib/core/process/process-wide';
import { setClock } from '@/lib/core/time/clock';
import type { KeptRates } from '@/lib/delivery/tax-rates';
import { mapStock, taxedPlaces } from '@/scripts/back-end/map-stock';
import { renewRates } from '@/services/tax/renew-rates';
import { fileWriter } from '@/services/upstream/file-writer';
import { readKeptRates } from '@/services/upstream/tax-rates';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { openStockedOnServer } from '../support/databases';
import { shopping } from '../support/shopping';

jest.mock('@/lib/core/log', () => ({ log: jest.fn() }));

const noon = (day: string) => new Date(`${day}T18:00:00Z`);

/** Rates of the tax vendor, from its file to what an order is charged (decision 171). */
describe('with TAX=avatax', () => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  let written = 0;
  beforeAll(async () => {
    backEnd = await startTestBackEnd(
      await openStockedOnServer(),
      {},
      { variables: { TAX: 'avatax' } },
    );
  });
  beforeEach(async () => {
    setClock(noon('2026-11-20'));
    await keep('');
    tell(1);
    written = 0;
    jest.mocked(log).mockClear();
    for (const name of ['upstream-breakers', 'upstream-policies'])
      processWide(name, () => new Map<string, unknown>()).clear();
  });
  afterEach(() => {
    backEnd.breakDown();
    setClock(null);
  });
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });

  const files = () => fileWriter(backEnd.env);
  /** The vendor's rates from now on: those of the table, so many times. */
  const tell = (times: number, places = taxedPlaces()) =>
    backEnd.tax.load(
      mapStock(),
      places.map((place) => ({ ...place, totalPercent: place.totalPercent * times })),
    );
  /** What lies in the blob storage from now on; nothing for an empty text. */
  const keep = async (text: string) => {
    await backEnd.db.query(`delete from stored_file where name = 'tax-rates.json'`);
    if (text) await files().put('tax-rates.json', text);
    backEnd.appApi.upstream.taxRates.drop();
  };
  const renew = (states: string[] = []) =>
    renewRates({
      env: { ...backEnd.env, TAX_STATES: states },
      files: files(),
      onWritten: () => {
        written += 1;
        backEnd.appApi.upstream.taxRates.drop();
      },
    });
  const kept = async () => (await readKeptRates(backEnd.env)) as KeptRates;
  const rateKept = async () => (await kept()).states.MN?.zips['55408'];
  const warnings = () =>
    jest
      .mocked(log)
      .mock.calls.flatMap(([level, event, fields]) =>
        level === 'warn' && event === 'tax rates not renewed' ? (fields?.detail ?? '') : [],
      );

  it('the rates of a day are fetched once, and those of the next when it begins', async () => {
    expect(await renew()).toBe(true);
    expect(await rateKept()).toBe(9.025);
    tell(1.1);
    expect(await renew()).toBe(true);
    expect([written, await rateKept()]).toEqual([1, 9.025]);
    setClock(new Date('2026-11-21T06:00:00Z'));
    expect(await renew()).toBe(true);
    expect([written, await rateKept()]).toEqual([2, 9.9275]);
    expect((await kept()).fetchedAt).toMatch(/^2026-11-21T06:00/);
  });

  it('they are fetched at once when the retailer collects in another state', async () => {
    await renew();
    tell(1, [
      ...taxedPlaces(),
      { zip: '54016', state: 'WI', county: '', city: '', statePercent: 5, totalPercent: 5.5 },
    ]);
    expect(await renew(['MN', 'WI'])).toBe(true);
    expect((await kept()).states.WI).toEqual({ percent: 5, zips: { '54016': 5.5 } });
    expect(await renew(['WI'])).toBe(true);
    expect(Object.keys((await kept()).states)).toEqual(['WI']);
  });

  it.each<[string, () => void, RegExp]>([
    ['the vendor is down', () => backEnd.breakDown('/tax'), /tax: unavailable 503/],
    ['it knows no ZIP', () => tell(1, []), /no ZIP of MN/],
    ['it knows fewer than half', () => tell(1, taxedPlaces().slice(0, 60)), /MN has 60 ZIPs/],
    ['a rate is too high', () => tell(3), /a rate that cannot be/],
    ['every rate is nothing', () => tellNothing(), /MN has no tax/],
  ])('the rates of yesterday stay, with a warning, when %s', async (_, happens, why) => {
    await renew();
    setClock(noon('2026-11-21'));
    happens();
    expect(await renew()).toBe(false);
    expect([written, await rateKept()]).toEqual([1, 9.025]);
    expect(warnings()).toEqual([expect.stringMatching(why)]);
    backEnd.breakDown();
    tell(1.1);
    expect(await renew()).toBe(true);
    expect(await rateKept()).toBe(9.9275);
  });
  const tellNothing = () =>
    tell(
      1,
      taxedPlaces().map((place) => ({ ...place, statePercent: 0, totalPercent: 0 })),
    );

  it('a file that holds something else is written anew', async () => {
    await keep('<html>');
    expect(await renew()).toBe(true);
    expect(await rateKept()).toBe(9.025);
  });

  const taxOf = async (rates: KeptRates | null) => {
    await keep(rates ? JSON.stringify(rates) : '');
    const buyer = await shop.readyCart([{ id: await shop.product({ price: 100 }) }]);
    return { buyer, tax: (await shop.calculate(buyer)).body.Order.TaxCost };
  };
  const ratesOf = (percent: number): KeptRates => ({
    fetchedAt: '2026-11-20T12:00:00Z',
    states: { MN: { percent: 6.875, zips: { '55408': percent } } },
  });

  it('an order is taxed by the kept rates, and by the table while there are none', async () => {
    expect((await taxOf(null)).tax).toBe(10.38);
    expect((await taxOf(ratesOf(10))).tax).toBe(11.5);
    expect((await taxOf(ratesOf(0))).tax).toBe(0);
  });

  it('the facts of delivery carry them, under another version', async () => {
    const facts = async () => {
      const visitor = await shop.shopper();
      const { body } = await shop.appApi<{ data: { version: string; taxRates: object } }>(
        visitor,
        'GET',
        '/deliveryfacts',
      );
      return body.data;
    };
    await keep(JSON.stringify(ratesOf(10)));
    const before = await facts();
    expect(before.taxRates).toEqual({ states: ratesOf(10).states });
    await keep(JSON.stringify({ ...ratesOf(10), fetchedAt: '2026-11-21T12:00:00Z' }));
    expect((await facts()).version).toBe(before.version);
    await keep(JSON.stringify(ratesOf(11)));
    expect((await facts()).version).not.toBe(before.version);
  });

  it('a rate that rose since the cart was told is a change that is asked for, and what was said is charged', async () => {
    const { buyer } = await taxOf(ratesOf(9));
    await keep(JSON.stringify(ratesOf(10)));
    const change = {
      what: 'terms',
      reason: 'another-price',
      tax: { before: 1035, after: 1150 },
    };
    expect((await shop.calculate(buyer)).body.Changes).toMatchObject([change]);
    const refused = await shop.submit(buyer);
    expect(refused.body).toMatchObject({ Status: 'Refused', Changes: [change] });
    const [{ lineIDs = [], date = '' } = {}] = (await shop.calculate(buyer)).body.Changes as {
      lineIDs: string[];
      date: string;
    }[];
    const yes = await shop.appApi<{ Order: { Total: number; TaxCost: number }; Changes: object[] }>(
      buyer,
      'PUT',
      `/order/${buyer.orderID}/lineitems`,
      { LineItemIDs: lineIDs, RequestedDeliveryDate: date },
    );
    expect(yes.body.Changes).toEqual([]);
    expect(yes.body.Order.TaxCost).toBe(11.5);
    const placed = await shop.submit({ ...buyer, total: yes.body.Order.Total });
    expect(placed.body).toMatchObject({ Status: 'Submitted', Total: yes.body.Order.Total });
  });

  it('a rate that fell asks for nothing, but nobody is charged another total than they approved', async () => {
    const { buyer } = await taxOf(ratesOf(10));
    await keep(JSON.stringify(ratesOf(9)));
    const { body } = await shop.calculate(buyer);
    expect(body.Changes).toEqual([]);
    expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Refused' });
    const placed = await shop.submit({ ...buyer, total: body.Order.Total });
    expect(placed.body).toMatchObject({ Status: 'Submitted' });
  });
});
