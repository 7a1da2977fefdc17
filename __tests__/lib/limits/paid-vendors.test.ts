/** @jest-environment node */
import { GET as place } from '@/app/api/addresses/place/route';
import { GET as suggest } from '@/app/api/addresses/suggest/route';
import { POST as searchProducts } from '@/app/api/search/products/route';
import { GET as near } from '@/app/api/stores/near/route';
import { setClock } from '@/lib/core/time/clock';
import { attemptsCounted } from '@/lib/limits/attempts';
import { askList } from '@/lib/search/list/product-list.server';

jest.mock('@/lib/delivery/sources.server', () => ({ localCities: () => Promise.resolve([]) }));
jest.mock('@/lib/catalogue/category/categories.server', () => ({
  getCategoryTreeOrNone: () => Promise.resolve([]),
}));
jest.mock('@/lib/search/list/product-list.server', () => ({
  askList: jest.fn(() => Promise.resolve([])),
}));

type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

/** Sessions of the questions that got to the maps service; none for a ZIP. */
const asked: (string | null)[] = [];
const ask = (
  handler: Handler,
  path: string,
  {
    address = '192.0.2.1',
    cookie,
    body,
  }: { address?: string; cookie?: string; body?: object } = {},
) =>
  handler(
    new Request(`http://localhost:3000${path}`, {
      method: body ? 'POST' : 'GET',
      body: body && JSON.stringify(body),
      headers: {
        'x-client-address': address,
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
    }),
    { params: Promise.resolve({}) },
  );
const statuses = async (answers: Promise<Response>[]) => {
  const all = (await Promise.all(answers)).map(({ status }) => status);
  return {
    ok: all.filter((status) => status === 200).length,
    refused: all.filter((status) => status === 429).length,
  };
};
const suggestion = (input: string, session = '') =>
  `/api/addresses/suggest?${new URLSearchParams({ input, type: 'Residence', session }).toString()}`;
const times = <T>(count: number, make: (turn: number) => T) =>
  Array.from({ length: count }, (_, turn) => make(turn));

beforeAll(() => {
  const component = (types: string[], name: string) => ({
    long_name: name,
    short_name: name,
    types,
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = new URL(String(input));
    const { sessionToken = url.searchParams.get('sessionToken') } = JSON.parse(
      typeof init?.body === 'string' ? init.body : '{}',
    ) as { sessionToken?: string };
    asked.push(sessionToken);
    const parts = [
      component(['postal_code'], url.searchParams.get('address') ?? '55408'),
      component(['locality'], 'Edina'),
      component(['route'], 'Colfax Ave S'),
      component(['street_number'], '2817'),
      component(['administrative_area_level_1'], 'MN'),
      component(['country'], 'US'),
    ];
    return Promise.resolve(
      Response.json({
        status: 'OK',
        results: [
          {
            formatted_address: 'x',
            address_components: parts,
            geometry: { location: { lat: 1, lng: 2 } },
          },
        ],
        suggestions: [{ placePrediction: { placeId: 'p1', text: { text: '2817 Colfax Ave S' } } }],
        id: 'p1',
        addressComponents: parts.map(({ types, short_name: text }) => ({
          types,
          longText: text,
          shortText: text,
        })),
      }),
    );
  });
});
beforeEach(() => asked.splice(0));
afterEach(() => setClock(null));

describe('questions to the maps service', () => {
  it.each([
    ['suggestions', suggest, (turn: number) => suggestion(`${turn} Colfax`)],
    ['places', place, (turn: number) => `/api/addresses/place?id=place-${turn}&session=any-text`],
    ['ZIPs', near, (turn: number) => `/api/stores/near?zip=${10_000 + turn}`],
  ])('of 300 for %s from one address few get there', async (name, handler, path) => {
    const { ok, refused } = await statuses(
      times(300, (turn) => ask(handler, path(turn), { address: `192.0.2.${name.length}` })),
    );
    expect([ok + refused, ok < 160, asked.length]).toEqual([300, true, ok]);
  });

  it('of 300 from one browser at as many addresses few get there', async () => {
    const { ok } = await statuses(
      times(300, (turn) =>
        ask(suggest, suggestion(`${turn} Hennepin`), {
          address: `198.51.100.${turn}`,
          cookie: 'lilac_session=one',
        }),
      ),
    );
    expect([ok < 65, asked.length]).toEqual([true, ok]);
  });

  it('the same one is asked once, whoever asks', async () => {
    const { ok } = await statuses(
      times(100, (turn) =>
        ask(suggest, suggestion(turn % 2 ? '2817 colfax' : ' 2817  Colfax '), {
          address: `203.0.113.${turn}`,
        }),
      ),
    );
    expect([ok, asked.length]).toEqual([100, 1]);
  });

  it('a household of eight at one address, each typing an address and choosing it, is not limited', async () => {
    const letters = times(8, (who) =>
      times(12, (length) =>
        ask(suggest, suggestion(`${who}817 Nicollet Ave`.slice(0, length + 3)), {
          address: '192.0.2.77',
          cookie: `lilac_session=${who}`,
        }),
      ),
    );
    expect(await statuses(letters.flat())).toEqual({ ok: 96, refused: 0 });
    expect(
      await statuses(
        times(8, (who) =>
          ask(place, `/api/addresses/place?id=home-${who}&session=`, {
            address: '192.0.2.77',
            cookie: `lilac_session=${who}`,
          }),
        ),
      ),
    ).toEqual({ ok: 8, refused: 0 });
  });

  it('belong to a session we made and signed, never to a text of the browser', async () => {
    const begun = (await (
      await ask(suggest, suggestion('44 France', 'a-text-of-the-browser'), {
        address: '192.0.2.80',
      })
    ).json()) as { session: string };
    await ask(suggest, suggestion('44 France Ave', begun.session), { address: '192.0.2.80' });
    await ask(place, `/api/addresses/place?id=p-44&session=${begun.session}`, {
      address: '192.0.2.80',
    });
    const forged = begun.session.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
    await ask(suggest, suggestion('44 France Ave S', forged), { address: '192.0.2.80' });
    setClock(new Date(Date.now() + 6 * 60_000));
    await ask(suggest, suggestion('44 France Ave Sou', begun.session), { address: '192.0.2.80' });
    const tokens = [...asked];
    expect(tokens[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(tokens.slice(1, 3)).toEqual([tokens[0], tokens[0]]);
    expect(new Set(tokens).size).toBe(3);
    expect(
      tokens.some((token) => token === 'a-text-of-the-browser' || forged.startsWith(token ?? '')),
    ).toBe(false);
  });
});

describe('searches', () => {
  const request = {
    index: 'products',
    page: 0,
    countsOnly: true,
    facets: [],
    facetFilters: [],
    numericFilters: [],
  };
  const body = (count: number) => ({
    scope: { query: 'rose' },
    requests: times(count, () => request),
  });

  it('are counted by what they ask: a call of 24 counts 24', async () => {
    expect(
      (await ask(searchProducts, '/api/search/products', { address: '192.0.2.90', body: body(24) }))
        .status,
    ).toBe(200);
    const { address = 0 } = await attemptsCounted('search', { address: '192.0.2.90' });
    expect([address > 1, address <= 24]).toEqual([true, true]);
  });

  it('of 200 calls of 24 from one address, 4,800 searches, those beyond the limit do not get there', async () => {
    jest.mocked(askList).mockClear();
    const { ok, refused } = await statuses(
      times(200, () =>
        ask(searchProducts, '/api/search/products', { address: '192.0.2.91', body: body(24) }),
      ),
    );
    expect([ok + refused, ok * 24 < 4200, jest.mocked(askList).mock.calls.length]).toEqual([
      200,
      true,
      ok,
    ]);
  });
});
