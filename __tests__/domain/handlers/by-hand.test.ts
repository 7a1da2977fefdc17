/** @jest-environment node */
import { sessionCookie } from '@/lib/session/session-cookie.server';
import { anonymousSession, customerSession } from '@/__tests__/lib/session/sessions';
import { browser, toBea } from './browser';
import { shopForSuite } from './shop';

const otherStreet = { ...toBea().ShippingAddress, Street1: '1 Other St' };

describe('what is sent by hand', () => {
  const shop = shopForSuite();
  let visitor: ReturnType<typeof browser>;
  let productID: string;
  let scarce: string;
  let lineID: string;
  let foreignLine: string;
  let foreignOrder: string;

  beforeAll(async () => {
    [productID, scarce] = [await shop.product({ price: 25 }), await shop.product({ stock: 3 })];
    visitor = browser();
    lineID = (await visitor.add(productID, 2)).body.shipments[0]!.lines[0]!.id;
    const stranger = await browser().add(productID, 1);
    [foreignLine, foreignOrder] = [
      stranger.body.shipments[0]!.lines[0]!.id,
      stranger.body.orderID!,
    ];
  });

  type Attempt = [
    what: string,
    method: string,
    path: () => string,
    body: () => unknown,
    status: number,
    code: string,
  ];
  const line = () => `/api/cart/lines/${lineID}`;
  const attempts: Attempt[] = [
    [
      'a price with a line',
      'POST',
      () => '/api/cart/lines',
      () => ({ productID, quantity: 1, UnitPrice: 0.01 }),
      400,
      'bad-request',
    ],
    [
      'a price with a quantity',
      'PATCH',
      line,
      () => ({ quantity: 2, UnitPrice: 0.01 }),
      400,
      'bad-request',
    ],
    [
      'line fields',
      'PATCH',
      line,
      () => ({ quantity: 2, xp: { RetailPrice: 0 } }),
      400,
      'bad-request',
    ],
    [
      'a markup',
      'POST',
      () => '/api/cart/lines',
      () => ({ productID, quantity: 1, specs: [{ specID: 'a', optionID: 'b', PriceMarkup: -9 }] }),
      400,
      'bad-request',
    ],
    ['no units', 'PATCH', line, () => ({ quantity: 0 }), 400, 'bad-request'],
    ['minus one unit', 'PATCH', line, () => ({ quantity: -1 }), 400, 'bad-request'],
    ['half a unit', 'PATCH', line, () => ({ quantity: 1.5 }), 400, 'bad-request'],
    ['a quantity in words', 'PATCH', line, () => ({ quantity: '2' }), 400, 'bad-request'],
    ['2^53 units', 'PATCH', line, () => '{"quantity":9007199254740992}', 400, 'bad-request'],
    ['1e400 units', 'PATCH', line, () => '{"quantity":1e400}', 400, 'bad-request'],
    [
      'ten million units',
      'PATCH',
      line,
      () => ({ quantity: 10_000_000 }),
      422,
      'quantity-too-high',
    ],
    [
      'more than there are',
      'POST',
      () => '/api/cart/lines',
      () => ({ productID: scarce, quantity: 4 }),
      422,
      'quantity-too-high',
    ],
    [
      'a product nobody knows',
      'POST',
      () => '/api/cart/lines',
      () => ({ productID: 'no-such-product', quantity: 1 }),
      409,
      'product-unavailable',
    ],
    [
      'a path for a product',
      'POST',
      () => '/api/cart/lines',
      () => ({ productID: '../../me', quantity: 1 }),
      400,
      'bad-request',
    ],
    [
      'an option nobody knows',
      'POST',
      () => '/api/cart/lines',
      () => ({ productID, quantity: 1, specs: [{ specID: 'no', optionID: 'no' }] }),
      409,
      'selections-invalid',
    ],
    [
      'somebody’s line',
      'PATCH',
      () => `/api/cart/lines/${foreignLine}`,
      () => ({ quantity: 9 }),
      404,
      'not-found',
    ],
    [
      'a path for a line',
      'PATCH',
      () => '/api/cart/lines/..%2Fx',
      () => ({ quantity: 9 }),
      404,
      'not-found',
    ],
    [
      'somebody’s order',
      'GET',
      () => `/api/orders/299999/${foreignOrder}`,
      () => undefined,
      404,
      'not-found',
    ],
    [
      'an unplaced order of one’s own',
      'GET',
      () => '/api/orders/299999/mine',
      () => undefined,
      404,
      'not-found',
    ],
    [
      'an order to submit',
      'POST',
      () => '/api/checkout/submit',
      () => ({
        approvedTotal: 1,
        tenders: [{ kind: 'card', amount: 1, nonce: 'x' }],
        orderID: foreignOrder,
      }),
      400,
      'bad-request',
    ],
    [
      'a total of one cent',
      'POST',
      () => '/api/checkout/submit',
      () => ({
        approvedTotal: 1,
        tenders: [{ kind: 'card', amount: 1, nonce: 'fake-valid-nonce' }],
        guest: { firstName: 'A', lastName: 'B', email: 'a@example.com' },
      }),
      409,
      '',
    ],
    [
      'a total in dollars',
      'POST',
      () => '/api/checkout/submit',
      () => ({
        approvedTotal: 50.5,
        tenders: [{ kind: 'card', amount: 50.5, nonce: 'fake-valid-nonce' }],
      }),
      400,
      'bad-request',
    ],
    [
      'tenders short of the total',
      'POST',
      () => '/api/checkout/submit',
      () => ({ approvedTotal: 5000, tenders: [{ kind: 'purplePerks', amount: 4999 }] }),
      422,
      'tenders-incomplete',
    ],
    [
      'a card number',
      'POST',
      () => '/api/checkout/submit',
      () => ({
        approvedTotal: 5000,
        tenders: [{ kind: 'card', amount: 5000, nonce: '4111 1111 1111 1111' }],
      }),
      400,
      'bad-request',
    ],
    [
      'somebody’s line to send',
      'PUT',
      () => '/api/cart/fulfillment',
      () => ({ ...toBea(), LineItemIDs: [foreignLine] }),
      0,
      '',
    ],
    [
      'a fee of nothing',
      'PUT',
      () => '/api/cart/fulfillment',
      () => ({ ...toBea(), ShippingCost: 0 }),
      400,
      'bad-request',
    ],
    [
      'another country',
      'PUT',
      () => '/api/cart/fulfillment',
      () => ({ ...toBea(), ShippingAddress: { ...otherStreet, Country: 'CA' } }),
      400,
      'bad-request',
    ],
    [
      'yesterday',
      'PUT',
      () => '/api/cart/fulfillment',
      () => ({ ...toBea(), RequestedDeliveryDate: '2020-01-02' }),
      0,
      '',
    ],
    [
      'a store that does not do pickup',
      'PUT',
      () => '/api/cart/fulfillment',
      () => ({
        DeliveryMethod: 'InStorePickUp',
        AddressType: 'InStorePickUp',
        RequestedDeliveryDate: toBea().RequestedDeliveryDate,
        StoreID: 'Store-apple-valley',
        Pickup: { FirstName: 'Ada', LastName: 'Loam', Phone: '6125550101' },
      }),
      0,
      '',
    ],
    [
      'a ZIP nobody delivers to',
      'PUT',
      () => '/api/cart/fulfillment',
      () => ({ ...toBea(), ShippingAddress: { ...otherStreet, Zip: '90210', State: 'CA' } }),
      0,
      '',
    ],
    [
      'an unprintable card',
      'PUT',
      () => '/api/cart/fulfillment',
      () => ({ ...toBea(), CardMessage: { line1: 'Tom — Ana' } }),
      422,
      'card-message-invalid',
    ],
    [
      'a destination nobody knows',
      'GET',
      () => '/api/checkout/options?addressType=Moon',
      () => undefined,
      400,
      'bad-request',
    ],
    ['broken JSON', 'POST', () => '/api/cart/lines', () => '{"productID":', 400, 'bad-request'],
    [
      'a prototype',
      'POST',
      () => '/api/cart/lines',
      () => '{"productID":"x","quantity":1,"__proto__":{"a":1}}',
      400,
      'bad-request',
    ],
    [
      'a body of a megabyte',
      'POST',
      () => '/api/cart/lines',
      () => JSON.stringify({ productID: 'x'.repeat(1_000_000) }),
      413,
      'payload-too-large',
    ],
  ];

  it.each(attempts)(
    '%s is refused clearly and changes nothing',
    async (_what, method, path, body, status, code) => {
      const before = await visitor.cart();
      const reply = await visitor.send(method, path(), body());
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      if (status) expect(reply.status).toBe(status);
      if (code) expect(reply.error?.code).toBe(code);
      expect(reply.error?.text).toMatch(/^[A-Z].{8,}/);
      expect(await visitor.cart()).toEqual(before);
    },
  );

  it('names the limit that was crossed', async () => {
    expect(
      (await visitor.send('POST', '/api/cart/lines', { productID: scarce, quantity: 4 })).error,
    ).toMatchObject({ limit: 3, text: 'We have 3 of these.' });
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['a page that hides its origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', { 'content-type': 'text/plain' }, 415],
  ])('a write from %s is refused', async (_, headers, status) => {
    const before = await visitor.cart();
    expect(
      (await visitor.send('POST', '/api/cart/lines', { productID, quantity: 1 }, headers)).status,
    ).toBe(status);
    expect(await visitor.cart()).toEqual(before);
  });

  const sealed = async (session: Parameters<typeof sessionCookie>[0]['session']) =>
    (await sessionCookie({ session, receipt: null })).split(';')[0]!;
  it.each([
    ['a cookie that is no seal', () => Promise.resolve('lilac_session=forged')],
    ['somebody’s seal with a changed end', async () => `${visitor.cookie()!.slice(0, -3)}abc`],
  ])('%s is no session: an empty cart, nothing to change', async (_, cookie) => {
    const forger = browser(await cookie());
    expect(await forger.cart()).toMatchObject({ state: 'empty', count: 0 });
    expect((await forger.send('PATCH', line(), { quantity: 9 })).status).toBe(404);
    expect((await forger.submit(5000)).status).toBe(404);
  });

  it.each([
    [
      'a token the platform never signed',
      () => sealed(anonymousSession({ orderID: foreignOrder })),
      404,
    ],
    [
      'an expired token',
      () => sealed(anonymousSession({ expiresAt: 0, orderID: foreignOrder })),
      404,
    ],
    [
      'a customer’s token that cannot be refreshed',
      () => sealed(customerSession({ orderID: foreignOrder })),
      401,
    ],
  ])('%s opens nobody’s order', async (_, cookie, status) => {
    const before = await visitor.cart();
    const forger = browser(await cookie());
    const patched = await forger.send('PATCH', `/api/cart/lines/${foreignLine}`, { quantity: 9 });
    expect([patched.status, patched.error?.text]).toEqual([status, expect.any(String)]);
    expect(
      (await browser(await cookie()).send('GET', `/api/orders/299999/${foreignOrder}`)).status,
    ).toBeGreaterThanOrEqual(400);
    expect(await visitor.cart()).toEqual(before);
  });
});
