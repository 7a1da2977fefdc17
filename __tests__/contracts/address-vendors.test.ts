/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import { serve, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { adoptEnv, parseEnv, type Env } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import { processWide } from '@/lib/core/process/process-wide';
import { take } from '@/lib/limits/attempts';
import { autocomplete, placeDetails } from '@/lib/upstream/maps/client';
import { faultRuleSchema } from '@/platform/faults/fault-rule';
import { createFaults } from '@/platform/faults/faults';
import { httpFaults } from '@/platform/faults/kinds';
import { createMaps } from '@/platform/maps/app';
import { createTax } from '@/platform/tax/app';
import { mapStock } from '@/scripts/back-end/map-stock';
import { addressValidator } from '@/services/app-api/address/validator';
import { validateAddress } from '@/services/app-api/address/validate-address';

const cities = [
  { city: 'Minneapolis', zip: '55408', location: null },
  { city: 'Saint Paul', zip: '55105', location: null },
];
const written = {
  addressline1: '100 Lake Street',
  addressline2: '',
  city: 'Minneapolis',
  zipcode: '55408',
  country: 'US',
  state: 'MN',
};
/** A ZIP that is not the street's: a vendor puts it right, the local rules take it for the city's. */
const astray = { ...written, addressline1: '4310 Grand Ave', city: 'Saint Paul' };

const faults = createFaults();
let server: ReturnType<typeof serve>;
let origin: string;
let calls: string[] = [];
let client = 0;
const vendorEnv = (more: Record<string, string>) =>
  parseEnv({
    NODE_ENV: 'test',
    MAPS_URL: `${origin}/maps`,
    ADDRESS_VALIDATION_URL: `${origin}/maps`,
    AVATAX_URL: `${origin}/tax`,
    ...more,
  });
const validate = (env: Env, address: Partial<typeof written>) =>
  addressValidator(env, () => Promise.resolve(cities))(
    { ...written, ...address },
    `192.0.2.${(client += 1)}`,
  );

beforeAll(async () => {
  const [maps, tax] = [createMaps(localPlatform.maps), createTax(localPlatform.tax)];
  for (const standIn of [maps, tax]) standIn.load(mapStock());
  const root = new Hono<{ Bindings: HttpBindings }>();
  root.use(async (c, next) => {
    calls.push(`${c.req.method} ${c.req.path}`);
    await next();
  });
  root.mount('/maps', maps.app.fetch);
  root.mount('/tax', tax.app.fetch);
  const around = faults.around(root.fetch);
  server = serve({
    fetch: (request, bindings) => around(request, bindings as HttpBindings),
    port: 0,
    hostname: '127.0.0.1',
  });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  calls = [];
  for (const name of ['upstream-breakers', 'upstream-policies'])
    processWide(name, () => new Map<string, unknown>()).clear();
});
afterEach(() => faults.desk.remove());
afterAll(async () => {
  if ('closeAllConnections' in server) server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe.each(['new', 'legacy'])('suggestions by the %s interface', (api) => {
  beforeEach(() => adoptEnv(vendorEnv({ PLACES_API: api })));

  it('complete what is typed and tell the place behind one', async () => {
    const session = crypto.randomUUID();
    const found = await autocomplete('1200 hennep', session, { types: ['address'], usOnly: true });
    expect(found).toHaveLength(5);
    expect(found[0]?.structured_formatting?.main_text).toBe('1200 Hennepin Ave');
    const place = await placeDetails(found[0]?.place_id ?? '', session);
    expect(place?.formatted_address).toBe(found[0]?.description);
    expect(
      place?.address_components?.find(({ types }) => types.includes('street_number'))?.long_name,
    ).toBe('1200');
    expect(calls.every((call) => call.includes('/v1/') === (api === 'new'))).toBe(true);
  });

  it('are looked for around the shop first, not around the machine it runs on', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    await autocomplete('1200 hennep', crypto.randomUUID(), { types: ['address'], usOnly: true });
    const [[url, init] = []] = fetched.mock.calls;
    const around =
      api === 'new'
        ? (JSON.parse(String(init?.body)) as { locationBias?: unknown }).locationBias
        : new URL(String(url)).searchParams.get('locationbias');
    expect(around).toEqual(
      api === 'new'
        ? {
            rectangle: {
              low: { latitude: 44.675, longitude: -93.7025 },
              high: { latitude: 45.135, longitude: -92.7275 },
            },
          }
        : 'rectangle:44.675,-93.7025|45.135,-92.7275',
    );
    fetched.mockRestore();
  });

  it('are none for letters of no place, and a place that is gone is none', async () => {
    const search = { types: ['hospital'], usOnly: false };
    expect(await autocomplete('xyzzy', crypto.randomUUID(), search)).toEqual([]);
    expect(await placeDetails('none', crypto.randomUUID())).toBeNull();
  });

  it('are refused with a wrong key, and asked for once', async () => {
    adoptEnv(vendorEnv({ PLACES_API: api, MAPS_KEY: 'wrong' }));
    await expect(
      autocomplete('1200', crypto.randomUUID(), { types: [], usOnly: true }),
    ).rejects.toMatchObject({ system: 'maps', kind: 'refused', status: 403 });
    expect(calls).toHaveLength(1);
  });
});

describe.each(['google', 'avalara'])('addresses validated by %s', (vendor) => {
  const env = () => vendorEnv({ ADDRESS_VALIDATION: vendor });
  const path =
    vendor === 'google' ? 'POST /maps/v1:validateAddress' : 'POST /tax/api/v2/addresses/resolve';

  it.each([
    ['as it should be', {}, { Line1: '100 Lake St' }],
    [
      'with a unit of its own line',
      { addressline2: 'Apt 4' },
      { Line1: '100 Lake St', Line2: 'Apt 4' },
    ],
    [
      'with a unit in its line',
      { addressline1: '100 lake st apt 4' },
      { Line1: '100 Lake St Apt 4' },
    ],
    ['of a box', { addressline1: 'p.o. box 12' }, { Line1: 'PO Box 12' }],
    ['with a state by name', { state: 'minnesota', zipcode: '55408-1234' }, { Region: 'MN' }],
  ])('%s', async (_, change, expected) => {
    expect(await validate(env(), change)).toMatchObject({
      ResultCode: 'Success',
      Address: { City: 'Minneapolis', PostalCode: '55408', Country: 'US', ...expected },
    });
    expect(calls).toEqual([path]);
  });

  it('gets the ZIP of its street', async () => {
    const { Address } = await validate(env(), astray);
    expect(Address).toMatchObject({ Line1: '4310 Grand Ave', City: 'Saint Paul' });
    expect(Address?.PostalCode).toMatch(/^551/);
  });

  it('is not found where there is no such street', async () => {
    expect(await validate(env(), { addressline1: '12 Nowhere Blvd' })).toEqual({
      ResultCode: 'Error',
      Address: null,
    });
  });

  it.each([{ zipcode: '5540' }, { country: 'Canada' }, { state: 'Ontario' }])(
    'is not asked about with %j',
    async (change) => {
      expect((await validate(env(), change)).ResultCode).toBe('Error');
      expect(calls).toEqual([]);
    },
  );

  it.each(httpFaults)(
    'is judged by the local rules in time when the vendor has the fault %s',
    async (kind) => {
      faults.desk.add(
        faultRuleSchema.parse({
          fault: kind,
          match: { system: vendor === 'google' ? 'maps' : 'tax' },
          args: kind === 'latency' ? { ms: 60_000 } : {},
        }),
      );
      const started = performance.now();
      expect(await validate(env(), astray)).toEqual(
        validateAddress({ ...written, ...astray }, cities),
      );
      expect(performance.now() - started).toBeLessThan(4000);
    },
  );

  it('is judged by them with a key that is refused, after one question', async () => {
    const wrong = vendorEnv({
      ADDRESS_VALIDATION: vendor,
      ADDRESS_VALIDATION_KEY: 'wrong',
      AVATAX_LICENSE_KEY: 'wrong',
    });
    expect(await validate(wrong, astray)).toEqual(
      validateAddress({ ...written, ...astray }, cities),
    );
    expect(calls).toHaveLength(1);
  });

  it('asks a vendor no more for a while that is down', async () => {
    const down = vendorEnv({
      ADDRESS_VALIDATION: vendor,
      ADDRESS_VALIDATION_URL: 'http://127.0.0.1:1',
      AVATAX_URL: 'http://127.0.0.1:1',
    });
    const local = validateAddress({ ...written, ...astray }, cities);
    for (let turn = 0; turn < 12; turn += 1) expect(await validate(down, astray)).toEqual(local);
    expect(await validate(env(), astray)).toEqual(local);
    expect(calls).toEqual([]);
  });

  it('is judged by them for a client who has asked very often', async () => {
    const address = `198.51.100.${vendor.length}`;
    await take('maps', { address }, env().LIMIT_MAPS.address?.burst);
    const ask = addressValidator(env(), () => Promise.resolve(cities));
    expect(await ask({ ...written, ...astray }, address)).toEqual(
      validateAddress({ ...written, ...astray }, cities),
    );
    expect(calls).toEqual([]);
  });
});

it('are validated by the local rules alone where nobody is named', async () => {
  expect(await validate(vendorEnv({}), astray)).toEqual(
    validateAddress({ ...written, ...astray }, cities),
  );
  expect(calls).toEqual([]);
});
