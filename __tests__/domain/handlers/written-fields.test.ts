/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Me, type MeUser } from 'ordercloud-javascript-sdk';
import type { SavedAddress } from '@/lib/address/draft';
import { readSessionCookie } from '@/lib/session/session-cookie.server';
import { browser, mia, toBea } from './browser';
import { goodPassword, newcomer, registered } from './customer';
import { shopForSuite } from './shop';
import { fieldsOf001, unknownFields } from './unknown-fields';

const guest = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' };
const tender = { kind: 'card', amount: 5000, nonce: 'fake-valid-nonce' };
const { ShippingAddress } = toBea();

interface Write {
  /** Its folder under `app/api`. */
  route: string;
  method: string;
  path: (own: OwnIDs) => string;
  body: (own: OwnIDs) => Record<string, unknown>;
  /** The same body with a field more in one of its inner objects. */
  inner?: (own: OwnIDs, more: object) => Record<string, unknown>[];
}

interface OwnIDs {
  productID: string;
  lineID: string;
  addressID: string;
  cardID: string;
}

/** Every handler that is sent a body by a shopper. */
const writes: readonly Write[] = [
  {
    route: 'account/cards',
    method: 'POST',
    path: () => '/api/account/cards',
    body: () => ({ nonce: 'fake-valid-visa-nonce', name: 'Ana Ruiz' }),
  },
  {
    route: 'account/cards/[id]',
    method: 'PATCH',
    path: ({ cardID }) => `/api/account/cards/${cardID}`,
    body: () => ({ name: 'Mia', month: 2, year: 2031 }),
  },
  ...[
    { field: 'name', firstName: 'Mia', lastName: 'Ruiz' },
    { field: 'phone', phone: '6125550102' },
    { field: 'email', email: 'other@example.com', currentPassword: goodPassword },
    { field: 'password', password: goodPassword, currentPassword: goodPassword },
  ].map((body) => ({
    route: 'account/profile',
    method: 'PATCH',
    path: () => '/api/account/profile',
    body: () => body,
  })),
  {
    route: 'account/wish-list',
    method: 'POST',
    path: () => '/api/account/wish-list',
    body: () => ({ productCode: '100101' }),
  },
  { route: 'addresses', method: 'POST', path: () => '/api/addresses', body: () => mia },
  {
    route: 'addresses/[id]',
    method: 'PATCH',
    path: ({ addressID }) => `/api/addresses/${addressID}`,
    body: () => mia,
  },
  {
    route: 'addresses/verify',
    method: 'POST',
    path: () => '/api/addresses/verify',
    body: () => ({ Street1: mia.Street1, City: mia.City, State: mia.State, Zip: mia.Zip }),
  },
  {
    route: 'cart/fulfillment',
    method: 'PUT',
    path: () => '/api/cart/fulfillment',
    body: () => toBea(),
    inner: (_own, more) => [{ ...toBea(), ShippingAddress: { ...ShippingAddress, ...more } }],
  },
  {
    route: 'cart/gift-cards',
    method: 'POST',
    path: () => '/api/cart/gift-cards',
    body: () => ({ productID: 'GIFTCARD', amount: 5000, quantity: 1, lineID: randomUUID() }),
  },
  {
    route: 'cart/lines',
    method: 'POST',
    path: () => '/api/cart/lines',
    body: ({ productID }) => ({ productID, quantity: 1, lineID: randomUUID() }),
    inner: ({ productID }, more) => [
      { productID, quantity: 1, specs: [{ specID: 'a', optionID: 'b', ...more }] },
    ],
  },
  {
    route: 'cart/lines/[id]',
    method: 'PATCH',
    path: ({ lineID }) => `/api/cart/lines/${lineID}`,
    body: () => ({ quantity: 2 }),
  },
  {
    route: 'checkout/submit',
    method: 'POST',
    path: () => '/api/checkout/submit',
    body: () => ({ approvedTotal: 5000, tenders: [tender], guest }),
    inner: (_own, more) => [
      { approvedTotal: 5000, tenders: [{ ...tender, ...more }], guest },
      { approvedTotal: 5000, tenders: [tender], guest: { ...guest, ...more } },
    ],
  },
  {
    route: 'requests',
    method: 'POST',
    path: () => '/api/requests',
    body: () => ({
      kind: 'careers',
      name: 'Mia',
      email: 'mia@example.com',
      job: 'Grower',
      message: 'Peonies.',
    }),
  },
  {
    route: 'order-lookup',
    method: 'POST',
    path: () => '/api/order-lookup',
    body: () => ({ number: 'LL-482222-4', email: 'mia@example.com' }),
  },
  {
    route: 'order-lookup/code',
    method: 'POST',
    path: () => '/api/order-lookup/code',
    body: () => ({ lookup: 'none', code: '123456' }),
  },
  {
    route: 'stock-notices',
    method: 'POST',
    path: () => '/api/stock-notices',
    body: () => ({ website: '', productID: '100101', email: 'mia@example.com' }),
  },
  {
    route: 'session/forgot',
    method: 'POST',
    path: () => '/api/session/forgot',
    body: () => ({ email: 'nobody@example.com' }),
  },
  {
    route: 'session/log-in',
    method: 'POST',
    path: () => '/api/session/log-in',
    body: () => ({ email: 'nobody@example.com', password: 'wrong' }),
  },
  {
    route: 'session/register',
    method: 'POST',
    path: () => '/api/session/register',
    body: () => ({ ...newcomer(), captcha: 'none' }),
  },
  {
    route: 'session/remembered',
    method: 'PUT',
    path: () => '/api/session/remembered',
    body: () => ({ username: 'ana@example.com' }),
  },
  {
    route: 'account/sign-out-everywhere',
    method: 'POST',
    path: () => '/api/account/sign-out-everywhere',
    body: () => ({ currentPassword: 'Wrong-pass-word1' }),
  },
  {
    route: 'session/reset-password',
    method: 'POST',
    path: () => '/api/session/reset-password',
    body: () => ({ username: 'nobody', code: 'abcdefgh12345678', password: goodPassword }),
  },
];

/** Handlers whose bodies are no shopper's write: queries, and what the services sign. */
const elsewhere = [
  'checkout/gift-card',
  'reports/policy',
  'reports/vitals',
  'search/events',
  'search/products',
  'webhooks/revalidate',
];

/** What of a user the shop itself writes. */
const ownXp = [
  'CreatedFrom',
  'OrderCloudToCecsCustomerStatus',
  'CecsCustomerNumber',
  'LastLoginTimeStamp',
  'WishList',
  'LoyaltyID',
  'LoyaltyCardNumber',
  'CECSAwardAccountID',
  'PurchasedEvents',
];

let callers = 0;
/** An address of its own for every request, as the front names it. */
const address = () => ({ 'x-client-address': `198.51.${(callers += 1) >> 8}.${callers & 255}` });
const extra = { ...fieldsOf001, ...unknownFields };
/** How long the cart's promise stands gets less by itself. */
const withoutTime = ({ body }: { body: unknown }) => ({
  ...(body as object),
  standsFor: undefined,
});

describe('what a shopper may write', () => {
  const shop = shopForSuite();
  const customer = browser();
  let own: OwnIDs;
  let atFirst: unknown[];
  const read = async () =>
    Promise.all(
      [
        '/api/account/profile',
        '/api/account/cards',
        '/api/addresses',
        '/api/account/wish-list',
        '/api/cart',
      ].map(async (path) =>
        withoutTime(await customer.send<unknown>('GET', path, undefined, address())),
      ),
    );
  const user = async () =>
    Me.Get<MeUser>({
      accessToken: (await readSessionCookie(customer.cookie())).session?.accessToken ?? '',
    });

  beforeAll(async () => {
    await registered(customer);
    const productID = await shop.product();
    const lineID = (await customer.add(productID)).body.shipments[0]?.lines[0]?.id ?? '';
    const addressID = (await customer.send<SavedAddress>('POST', '/api/addresses', mia)).body.id;
    const [card] = (
      await customer.send<{ id: string }[]>('POST', '/api/account/cards', {
        nonce: 'fake-valid-visa-nonce',
        name: 'Ana Ruiz',
      })
    ).body;
    own = { productID, lineID, addressID, cardID: card?.id ?? '' };
    // Once for all: a session may ask only so often, and none of these changes anything.
    atFirst = await read();
  }, 180_000);

  it('knows every handler that reads a body', () => {
    const found = readdirSync('app/api', { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('route.ts') && /\bbody:/.test(readFileSync(join('app/api', file), 'utf8')),
    );
    expect(found.map((file) => file.replace(/\/route\.ts$/, '')).toSorted()).toEqual(
      [...new Set([...writes.map(({ route }) => route), ...elsewhere])].toSorted(),
    );
    expect([Object.keys(fieldsOf001).length >= 75, Object.keys(unknownFields).length]).toEqual([
      true,
      50,
    ]);
  });

  it.each(
    writes.map(
      (write) =>
        [
          `${write.method} ${write.route} ${Object.keys(write.body({} as OwnIDs)).join(' ')}`,
          write,
        ] as const,
    ),
  )(
    '%s: refuses each field more, and nothing changes',
    async (_name, { method, path, body, inner }) => {
      const taken = new Set(Object.keys(body(own)));
      for (const [field, value] of Object.entries(extra)) {
        if (taken.has(field)) continue;
        const { status, error } = await browser().send<unknown>(
          method,
          path(own),
          JSON.stringify({ ...body(own), [field]: value }),
          address(),
        );
        expect([field, status, error?.code]).toEqual([field, 400, 'bad-request']);
      }
      const all = Object.fromEntries(Object.entries(extra).filter(([field]) => !taken.has(field)));
      const bodies = [
        { ...body(own), ...all },
        ...(inner?.(own, { xp: {}, UnitPrice: 0, role: 'x' }) ?? []),
      ];
      for (const sent of bodies)
        expect((await customer.send<unknown>(method, path(own), sent, address())).status).toBe(400);
      expect(await read()).toEqual(atFirst);
    },
    180_000,
  );

  it.each(
    writes.map(
      (write) =>
        [
          `${write.method} ${write.route} ${Object.keys(write.body({} as OwnIDs)).join(' ')}`,
          write,
        ] as const,
    ),
  )(
    '%s: the same without them is no bad request, and writes nothing of the user that is the shop’s',
    async (_name, { method, path, body }) => {
      const { status, error } = await (
        /^session\//.test(path(own).slice(5)) ? browser() : customer
      ).send<unknown>(method, path(own), body(own), address());
      expect([status, error?.code]).not.toEqual([400, 'bad-request']);
      const { xp } = await user();
      expect(Object.keys((xp ?? {}) as object).filter((key) => !ownXp.includes(key))).toEqual([]);
      expect(xp).not.toMatchObject({ PurchasedEvents: ['700101'] });
    },
    180_000,
  );
});
