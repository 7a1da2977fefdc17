/** @jest-environment node */
import { localPlatform } from '@/lib/config/local-platform';
import { describeOnServer } from '../support/databases';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { seller, shopping } from '../support/shopping';
import { documented, type Documented } from './support/documented';

const own = /^\/(webdata|operations|api\/(catalogs|Avalara|giftcards\/validate|redirects))/;
const { catalogID } = localPlatform.commerce;

describeOnServer(
  'catalogs, addresses, gift cards and what marketing writes at the App API',
  (engine) => {
    let backEnd: TestBackEnd;
    let api: Documented;
    let visitor: string;
    let desk: string;
    const shop = shopping(() => backEnd);
    beforeAll(async () => {
      backEnd = await startTestBackEnd(await engine.openStocked());
      visitor = (await shop.shopper()).accessToken;
      desk = (await seller()).accessToken;
      api = await documented(backEnd.env.APP_API_URL, () => visitor);
    }, 180_000);
    beforeEach(() => backEnd.told.splice(0));
    afterEach(() => backEnd.breakDown());
    afterAll(() => backEnd.close());
    const file = async (name: string) =>
      (await fetch(`${backEnd.env.FILES_URL}/${name}`)).json() as Promise<Record<string, unknown>>;

    /** An address as it is written, asked about. */
    const check = async (more: Record<string, string> = {}) =>
      (
        await api.call('POST', '/api/Avalara/AddressValidation', {
          body: {
            addressline1: '100 Lake St',
            addressline2: '',
            city: 'Minneapolis',
            zipcode: '55408',
            country: 'US',
            state: 'MN',
            ...more,
          },
        })
      ).body;

    it('says so while the cities cannot be read', async () => {
      backEnd.breakDown('/commerce');
      const answer = await api.call('POST', '/api/Avalara/AddressValidation', {
        body: { addressline1: '1 Lake St', city: 'Minneapolis', zipcode: '55408', state: 'MN' },
      });
      expect(answer.status).toBe(503);
    });

    it.each([
      ['an address as it should be', {}, {}],
      ['ZIP+4', { zipcode: '55408-1234' }, {}],
      ['a state by name', { state: 'minnesota', country: 'United States' }, {}],
      [
        'long words and small letters',
        { addressline1: '100  west lake street', city: 'minneapolis' },
        { Line1: '100 W Lake St' },
      ],
      ['another city than the ZIP’s', { city: 'Edina' }, {}],
      ['a unit', { addressline2: 'apartment 4' }, {}],
      ['a misspelled street', { addressline1: '100 Lakke Street' }, {}],
      ['a post office box', { addressline1: 'p.o. box 12' }, { Line1: 'PO Box 12' }],
      [
        'a place the vans do not reach',
        { city: 'chicago', zipcode: '60601', state: 'IL' },
        { City: 'Chicago', Region: 'IL', PostalCode: '60601' },
      ],
    ])('writes %s the standard way', async (_, given, standard) => {
      const { ResultCode, Address } = await check(given);
      expect(ResultCode).toBe('Success');
      expect(Address).toMatchObject({
        Line1: '100 Lake St',
        City: 'Minneapolis',
        Region: 'MN',
        PostalCode: '55408',
        Country: 'US',
        ...standard,
      });
    });

    it.each([
      ['a ZIP of another state', { zipcode: '60601' }],
      ['no ZIP', { zipcode: '5540' }],
      ['no such state', { state: 'Ontario' }],
      ['another country', { country: 'Canada' }],
      ['a street without a number', { addressline1: 'Lake St' }],
      ['a number without a street', { addressline1: '100' }],
      ['a street of no name there', { addressline1: '12 Nowhere Blvd' }],
      ['a number beyond the city’s', { addressline1: '99999 Lake St' }],
    ])('finds no address with %s', async (_, given) => {
      expect(await check(given)).toEqual({ ResultCode: 'Error', Address: null });
    });

    it.each([
      ['nothing sent', {}],
      ['an empty line', { addressline1: ' ', city: 'Minneapolis', zipcode: '55408', state: 'MN' }],
    ])('refuses %s', async (_, body) => {
      expect((await api.call('POST', '/api/Avalara/AddressValidation', { body })).status).toBe(400);
    });

    it('gives a catalog to anybody with a token', async () => {
      const { body } = await api.call('GET', '/api/catalogs/{id}', { in: { id: catalogID } });
      expect(body.data).toMatchObject({ ID: catalogID, Name: 'Test catalog', Active: true });
      for (const id of ['nothing', 'a/b', 'x'.repeat(101)])
        expect((await api.call('GET', '/api/catalogs/{id}', { in: { id } })).status).toBe(404);
      backEnd.breakDown('/commerce');
      expect((await api.call('GET', '/api/catalogs/{id}', { in: { id: catalogID } })).status).toBe(
        503,
      );
    });

    it('refreshes the catalog for the seller: the storefront hears of it', async () => {
      const refresh = (token: string, id: string = catalogID) =>
        api.call('POST', '/api/catalogs/{id}/refresh', { in: { id }, token });
      expect([
        (await refresh(visitor)).status,
        (await refresh(desk, 'nothing')).status,
        (await refresh(desk)).status,
      ]).toEqual([403, 404, 202]);
      await backEnd.appApi.sender.sendDue();
      expect(backEnd.told.flatMap(({ tags }) => tags)).toEqual(
        expect.arrayContaining(['products', 'categories']),
      );
    });

    it('counts the gift cards that can be sold', async () => {
      const ask = async (query: Record<string, string>) =>
        (await api.call('GET', '/api/giftcards/validate', { query })).body;
      expect((await ask({ count: '3', PinEnabled: 'true' })).data).toEqual({
        IsValid: true,
        Count: 3,
        Available: 3,
      });
      expect((await ask({ count: '3', PinEnabled: 'False' })).data).toMatchObject({
        IsValid: true,
      });
      expect((await ask({ count: '9999', PinEnabled: 'false' })).data).toEqual({
        IsValid: false,
        Count: 9999,
        Available: 1000,
      });
      for (const count of ['0', '-1', '1.5', '10000', ''])
        expect((await ask({ count, PinEnabled: 'true' })).Errors?.[0]?.Data).toEqual({
          field: 'count',
        });
      expect((await ask({ count: '1', PinEnabled: 'yes' })).Errors?.[0]?.Data).toEqual({
        field: 'PinEnabled',
      });
    });

    describe('buyer settings', () => {
      const put = (body: unknown, token = desk) =>
        api.call('PUT', '/webdata/buyerxp', { body, token });

      it('are written whole, with what the shop does not read, and hold at once', async () => {
        const before = (await file('buyerxp.json')) as { xp: Record<string, unknown> };
        const changed = {
          ...before,
          Owner: 'marketing',
          xp: { ...before.xp, Banner: { text: 'Spring' } },
        };
        expect((await put(changed)).body.data).toEqual(changed);
        expect(await file('buyerxp.json')).toEqual(changed);
        await backEnd.appApi.sender.sendDue();
        expect(backEnd.told).toContainEqual({ tags: [], files: ['buyerxp.json'] });
      });

      it('are written with what is said of hundreds of pages', async () => {
        const before = (await file('buyerxp.json')) as { xp: Record<string, unknown> };
        const withPages = (count: number) => {
          const SeoPages = Object.fromEntries(
            Array.from({ length: count }, (_, page) => [
              `/information/page-${page}`,
              { MetaTitle: `Page ${page}`, MetaDescription: 'w'.repeat(150) },
            ]),
          );
          return { ...before, xp: { ...before.xp, SeoPages } };
        };
        expect((await put(withPages(600))).status).toBe(200);
        expect(await file('buyerxp.json')).toEqual(withPages(600));
        expect((await put(before)).status).toBe(200);
        await backEnd.appApi.sender.sendDue();
      });

      it('are not written by a shopper, nor when they are no settings, nor while the storage is down', async () => {
        const before = (await file('buyerxp.json')) as { xp: Record<string, unknown> };
        expect((await put(before, visitor)).status).toBe(403);
        expect(
          (await put({ ...before, xp: { ...before.xp, NonDeliveryDates: ['tomorrow'] } })).body
            .Errors?.[0]?.Data,
        ).toEqual({ field: 'xp.NonDeliveryDates.0' });
        backEnd.breakDown('/files');
        expect((await put(before)).status).toBe(503);
        backEnd.breakDown();
        expect(await file('buyerxp.json')).toEqual(before);
        await backEnd.appApi.sender.sendDue();
        expect(backEnd.told).toEqual([]);
      });
    });

    describe('redirects', () => {
      const put = (body: unknown, token = desk) =>
        api.call('PUT', '/api/redirects', { body, token });
      const remove = (query: Record<string, string>, token = desk) =>
        api.call('DELETE', '/api/redirects', { query, token });
      const rows = async () =>
        (await file('redirects.json')) as unknown as {
          slug: string;
          destination?: string;
          status?: number;
        }[];

      it('are added, replaced and removed one by one', async () => {
        expect((await put({ slug: '/spring', destination: '/c/spring' })).body.data).toMatchObject({
          slug: '/spring',
          destination: '/c/spring',
          status: 301,
        });
        await put({ slug: 'Spring', destination: '/c/bulbs' });
        await put({ slug: '/old', status: 410 });
        expect(await rows()).toEqual([
          { slug: 'Spring', destination: '/c/bulbs' },
          { slug: '/old', status: 410 },
        ]);
        await backEnd.appApi.sender.sendDue();
        expect(backEnd.told).toContainEqual({ tags: [], files: ['redirects.json'] });
        expect([
          (await remove({ slug: '/spring' })).status,
          (await remove({ slug: '/spring' })).status,
          (await remove({ slug: '' })).status,
        ]).toEqual([204, 404, 400]);
        expect(await rows()).toEqual([{ slug: '/old', status: 410 }]);
      });

      it('of several writers at once are all kept', async () => {
        await Promise.all(
          ['a', 'b', 'c'].map((slug) => put({ slug: `/many-${slug}`, destination: '/c/bulbs' })),
        );
        expect((await rows()).map(({ slug }) => slug)).toEqual(
          expect.arrayContaining(['/many-a', '/many-b', '/many-c']),
        );
      });

      it.each([
        ['elsewhere', { slug: '/away', destination: 'https://evil.example/' }],
        ['round in a circle', { slug: '/round', destination: '/round' }],
        ['nowhere', { slug: '/nowhere' }],
        ['from no path', { slug: 'a b', destination: '/c/bulbs' }],
      ])('do not lead %s', async (_, body) => {
        const before = await rows();
        expect((await put(body)).status).toBe(400);
        expect(await rows()).toEqual(before);
      });

      it('are not a shopper’s, and wait while the storage is down', async () => {
        expect([
          (await put({ slug: '/x', destination: '/c/bulbs' }, visitor)).status,
          (await remove({ slug: '/x' }, visitor)).status,
        ]).toEqual([403, 403]);
        backEnd.breakDown('/files');
        expect([
          (await put({ slug: '/x', destination: '/c/bulbs' })).status,
          (await remove({ slug: '/x' })).status,
        ]).toEqual([503, 503]);
      });
    });

    it('tells who runs the shop of messages that were given up, and tries one again', async () => {
      const outbox = (token = desk) => api.call('GET', '/operations/outbox', { token });
      const retry = (id: string, token = desk) =>
        api.call('POST', '/operations/outbox/{id}/retry', { in: { id }, token });
      const [message] = await backEnd.db.query<{ id: string }>(
        `insert into services.outbox (message_id, kind, payload, attempts, dead_at, last_error)
         values ('given-up', 'storefront-revalidation', '{"tags": []}', 18, clock_timestamp(), 'no answer') returning id::text as id`,
      );
      const { id } = message!;
      expect((await outbox()).body.data).toMatchObject({
        Dead: 1,
        Failed: [{ ID: id, State: 'Dead', NextAttempt: null, LastError: 'no answer' }],
      });
      expect([
        (await outbox(visitor)).status,
        (await retry(id, visitor)).status,
        (await retry(id)).status,
        (await retry(id)).status,
        (await retry('none')).status,
      ]).toEqual([403, 403, 202, 404, 404]);
    });

    it('refuses what every call refuses', async () => {
      visitor = desk;
      await api.refusesAlike(own, { id: catalogID });
    });

    it('has shown every answer it describes', () => expect(api.unseen(own)).toEqual([]));
  },
);
