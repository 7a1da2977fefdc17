/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { Auth, Me, type ApiRole } from 'ordercloud-javascript-sdk';
import type { SavedAddress, Verification } from '@/lib/address/draft';
import type { Reach } from '@/lib/checkout/delivery/reach.server';
import { localPlatform } from '@/lib/config/local-platform';
import { shopperScopes } from '@/lib/config/limits';
import { readSessionCookie, sessionCookie } from '@/lib/session/session-cookie.server';
import { customerSession } from '@/__tests__/lib/session/sessions';
import { browser, mia } from './browser';
import { shopForSuite } from './shop';

const { clientID } = localPlatform.commerce;

/** A new customer's browser. */
async function customerBrowser(shopper: { accessToken: string }) {
  const Username = `book-${randomUUID()}@example.com`;
  await Me.Register(
    {
      Username,
      Email: Username,
      FirstName: 'Ana',
      LastName: 'Ruiz',
      Password: 'Garden-path-1!',
      Active: true,
    },
    {},
    shopper,
  );
  const token = await Auth.Login(Username, 'Garden-path-1!', clientID, [
    ...shopperScopes,
  ] as ApiRole[]);
  const session = customerSession({
    accessToken: token.access_token,
    refreshToken: token.refresh_token,
    orderID: null,
  });
  return browser((await sessionCookie({ session, receipt: null })).split(';')[0]);
}

describe('the address book’s handlers', () => {
  const shop = shopForSuite();
  const visitorToken = async () => ({
    accessToken: (await Auth.Anonymous(clientID, [...shopperScopes] as ApiRole[])).access_token,
  });

  it('save, list, change and delete an address', async () => {
    const ana = await customerBrowser(await visitorToken());
    expect((await ana.send('GET', '/api/addresses')).body).toEqual({ addresses: [] });
    const made = await ana.send<SavedAddress>('POST', '/api/addresses', {
      ...mia,
      NickName: 'Mia, home',
    });
    expect([made.status, made.body.address]).toEqual([
      201,
      expect.objectContaining({ ...mia, NickName: 'Mia, home' }),
    ]);
    const { id } = made.body;
    const changed = await ana.send<SavedAddress>('PATCH', `/api/addresses/${id}`, {
      ...mia,
      AddressType: 'Hospital',
      CompanyName: 'Lakes Hospital',
      Recipient: 'Patient',
      NickName: '',
    });
    expect(changed.status).toBe(200);
    const listed = (await ana.send<{ addresses: SavedAddress[] }>('GET', '/api/addresses')).body
      .addresses;
    expect(listed).toEqual([
      {
        id,
        address: expect.objectContaining({
          AddressType: 'Hospital',
          CompanyName: 'Lakes Hospital',
          Recipient: 'Patient',
          Zip: '55408',
        }),
      },
    ]);
    expect((await ana.send('DELETE', `/api/addresses/${id}`)).status).toBe(200);
    expect((await ana.send('GET', '/api/addresses')).body).toEqual({ addresses: [] });
  });

  it.each([
    ['the commerce platform’s answer', true],
    ['the shop’s own answer', false],
  ])('keep a new address once, though %s is lost', async (_, atPlatform) => {
    const ana = await customerBrowser(await visitorToken());
    if (atPlatform)
      shop.backEnd().loseAnswer({ system: 'commerce', method: 'POST', route: '*/me/addresses' });
    const send = (change: object) =>
      ana.send<SavedAddress>('POST', '/api/addresses', { ...mia, ...change });
    const first = await send({});
    expect([first.status, (await send({})).body.id]).toEqual([201, first.body.id]);
    const other = await send({ NickName: 'Mum' });
    const { body } = await ana.send<{ addresses: SavedAddress[] }>('GET', '/api/addresses');
    expect(body.addresses.map(({ id }) => id).sort()).toEqual(
      [first.body.id, other.body.id].sort(),
    );
  });

  it.each(['Billing', 'Email', 'InStorePickUp'])(
    'leave out what another system saved as %s: no address of the book is one',
    async (addressType) => {
      const ana = await customerBrowser(await visitorToken());
      const token = {
        accessToken: (await readSessionCookie(ana.cookie())).session?.accessToken ?? '',
      };
      const { AddressType: _type, ...lines } = mia;
      await Me.CreateAddress(
        { ...lines, Shipping: true, Billing: true, xp: { addressType } },
        token,
      );
      const { id } = (await ana.send<SavedAddress>('POST', '/api/addresses', mia)).body;
      expect(
        (await ana.send<{ addresses: SavedAddress[] }>('GET', '/api/addresses')).body.addresses.map(
          (saved) => saved.id,
        ),
      ).toEqual([id]);
    },
  );

  it('know nothing of another customer’s address: the answer is that for none', async () => {
    const [ana, bea] = [
      await customerBrowser(await visitorToken()),
      await customerBrowser(await visitorToken()),
    ];
    const { id } = (await ana.send<SavedAddress>('POST', '/api/addresses', mia)).body;
    for (const [method, body] of [
      ['PATCH', mia],
      ['DELETE', undefined],
    ] as const) {
      const [another, none] = [
        await bea.send(method, `/api/addresses/${id}`, body),
        await bea.send(method, '/api/addresses/nothing-there', body),
      ];
      const bare = ({ status, error }: typeof another) => [status, { ...error, requestId: '' }];
      expect(bare(another)).toEqual(bare(none));
      expect(another.status).toBe(404);
    }
    expect(
      (await ana.send<{ addresses: SavedAddress[] }>('GET', '/api/addresses')).body.addresses.map(
        (saved) => saved.id,
      ),
    ).toEqual([id]);
  });

  it.each([
    ['nobody', () => browser()],
    [
      'an anonymous visitor',
      async () => {
        const visitor = browser();
        await visitor.add(await shop.product());
        return visitor;
      },
    ],
  ])('save nothing for %s (specification B6)', async (_, open) => {
    const visitor = await open();
    for (const [method, path, body] of [
      ['GET', '/api/addresses'],
      ['POST', '/api/addresses', mia],
      ['PATCH', '/api/addresses/x', mia],
      ['DELETE', '/api/addresses/x'],
    ] as const) {
      expect([method, (await visitor.send(method, path, body)).error?.code]).toEqual([
        method,
        'login-required',
      ]);
    }
  });

  it.each([
    ['ID', { ID: 'mine' }],
    ['Billing', { Billing: true }],
    ['Editable', { Editable: true }],
    ['xp', { xp: {} }],
    ['pickup', { AddressType: 'InStorePickUp' }],
    ['another country', { Country: 'CA' }],
  ])('take nothing but an address: %s', async (_, more) => {
    const ana = await customerBrowser(await visitorToken());
    expect((await ana.send('POST', '/api/addresses', { ...mia, ...more })).status).toBe(400);
    expect((await ana.send('GET', '/api/addresses')).body).toEqual({ addresses: [] });
  });

  it.each<[string, object, Verification['outcome'], object | null]>([
    [
      'as it should be written',
      { Street1: '2817 colfax ave s' },
      'verified',
      { Street1: '2817 Colfax Ave S' },
    ],
    [
      'long words for short ones',
      { Street1: '2817 Colfax Avenue South' },
      'verified',
      { Street1: '2817 Colfax Ave S' },
    ],
    ['a slip', { Street1: '2817 Colfacs Ave S' }, 'differs', { Street1: '2817 Colfax Ave S' }],
    ['a post office box', { Street1: 'p.o. box 12' }, 'verified', { Street1: 'PO Box 12' }],
    ['a number and street that cannot be', { Street1: '99999 Nowhere Blvd' }, 'failed', null],
    ['another city of that ZIP', { City: 'Edina' }, 'differs', { City: 'Minneapolis' }],
    ['a ZIP of another state', { State: 'WI' }, 'failed', null],
    ['no house number', { Street1: 'Colfax' }, 'failed', null],
  ])('verify: %s', async (_, change, outcome, address) => {
    const { Street1, City, State, Zip } = mia;
    const answer = await browser().send<Verification>('POST', '/api/addresses/verify', {
      Street1,
      City,
      State,
      Zip,
      ...change,
    });
    expect([answer.status, answer.body]).toEqual([
      200,
      address ? { outcome, address: expect.objectContaining(address) } : { outcome },
    ]);
  });

  it('say what of the cart reaches a ZIP, and what of some lines', async () => {
    const visitor = browser();
    const parcel = await visitor.add(
      await shop.product({ xp: { CodeB2: 'Y', CodeB4: 'X', WebFacingProductTitle: 'Seed Tin' } }),
    );
    await visitor.add(await shop.product({ xp: { WebFacingProductTitle: 'Fern' } }));
    const reach = async (query: string) =>
      (await visitor.send<Reach>('GET', `/api/addresses/reach?${query}`)).body;
    expect(await reach('zip=55408&type=Residence')).toEqual({
      city: 'Minneapolis',
      undeliverable: [],
      all: false,
    });
    expect(await reach('zip=90210&type=Residence')).toEqual({
      city: null,
      undeliverable: ['Fern'],
      all: false,
    });
    expect(
      await reach(`zip=90210&type=Residence&lines=${parcel.body.shipments[0]!.lines[0]!.id}`),
    ).toEqual({ city: null, undeliverable: [], all: false });
    expect(await reach('zip=55408&type=Email')).toMatchObject({ all: true });
    expect((await visitor.send('GET', '/api/addresses/reach?zip=5540&type=Residence')).status).toBe(
      400,
    );
  });

  it('ask the maps only for what can be an address, and stay calm without them', async () => {
    for (const query of [
      'input=28&type=Residence&session=12345678',
      'input=2817+Colfax&type=Moon&session=12345678',
      `input=${'x'.repeat(121)}&type=Residence&session=`,
    ]) {
      expect((await browser().send('GET', `/api/addresses/suggest?${query}`)).status).toBe(400);
    }
    expect(
      (
        await browser().send(
          'GET',
          '/api/addresses/suggest?input=2817+Colfax&type=Residence&session=12345678',
        )
      ).error?.code,
    ).toMatch(/upstream-unavailable|bad-request|not-found/);
  });
});
