/** @jest-environment node */
import { makeProduct } from '@/e2e/support/platform';
import type { Cart } from '@/lib/cart/cart';
import type { CheckoutOptions } from '@/lib/checkout/delivery/options';
import { orderConfirmationPath } from '@/lib/routes/order-path';
import { registered, visitor, type Visitor } from './support/customer';
import { headingOf } from './support/html';

const guest = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' };
const recipient = {
  FirstName: 'Bea',
  LastName: 'Olson',
  Street1: '100 Lake St',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55408',
  Country: 'US',
  Phone: '6125550123',
};

async function json<T>(who: Visitor, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await who.send(method, path, body);
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body) as T;
}

async function cartWith(who: Visitor, productID: string): Promise<void> {
  await json(who, 'POST', '/api/session', {});
  await json(who, 'POST', '/api/cart/lines', { productID, quantity: 1 });
}

/** Has an order delivered locally on the first day, paid by card; where it is confirmed. */
async function placed(
  who: Visitor,
  productID: string,
  more: object,
): Promise<{ userID: string; orderID: string; path: string }> {
  await cartWith(who, productID);
  const { days } = await json<CheckoutOptions>(
    who,
    'GET',
    '/api/checkout/options?addressType=Residence&zip=55408',
  );
  const cart = await json<Cart>(who, 'PUT', '/api/cart/fulfillment', {
    DeliveryMethod: 'LocalDelivery',
    RequestedDeliveryDate: days.find(({ available }) => available)?.date,
    TimePreference: 'NO PREF',
    AddressType: 'Residence',
    ShippingAddress: recipient,
  });
  const { total } = cart.totals;
  const answer = await json<{ state: string; userID: string; orderID: string }>(
    who,
    'POST',
    '/api/checkout/submit',
    {
      approvedTotal: total,
      tenders: [{ kind: 'card', amount: total, nonce: 'fake-valid-nonce' }],
      ...more,
    },
  );
  expect(answer.state).toBe('placed');
  return { ...answer, path: orderConfirmationPath(answer.userID, answer.orderID) };
}

/** A page as it is without what differs from request to request. */
const shownIn = (body: string) => body.replace(/<script[\s\S]*?<\/script>/g, '');

describe('the confirmation of an order', () => {
  const [ada, ana, stranger, other] = [visitor(), visitor(), visitor(), visitor()];
  let ofGuest: Awaited<ReturnType<typeof placed>>;
  let ofCustomer: Awaited<ReturnType<typeof placed>>;

  beforeAll(async () => {
    const productID = await makeProduct({ name: 'Confirmed Tulips' });
    await registered(ana);
    await registered(other);
    await cartWith(stranger, productID);
    ofGuest = await placed(ada, productID, { guest });
    ofCustomer = await placed(ana, productID, {});
  }, 180_000);

  it.each([
    ['a guest with the receipt', () => [ada, ofGuest] as const],
    ['the customer', () => [ana, ofCustomer] as const],
  ])('opens to %s, also on reload, kept by nobody', async (_, owner) => {
    const [who, { userID, orderID, path }] = owner();
    for (const _reload of [1, 2]) {
      const { status, headers, body } = await who.send('GET', path);
      expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
        200,
        expect.stringMatching(/^private,.*no-store/),
        'no-referrer',
      ]);
      expect(body).toMatch(/<meta name="robots" content="noindex/);
      expect(body).not.toContain('Olson');
      expect((await who.send('GET', `/api/orders/${userID}/${orderID}`)).status).toBe(200);
    }
  });

  it.each([
    ['nobody', () => visitor()],
    ['a visitor with a cart', () => stranger],
    ['another customer', () => other],
    ['the customer, of the guest’s', () => ana, () => [ofGuest]],
    ['the guest, of the customer’s', () => ada, () => [ofCustomer]],
  ] as [string, () => Visitor, (() => (typeof ofGuest)[])?][])(
    'is not found, in a whole page, by %s, whether there is such an order or not',
    async (_, who, orders = () => [ofGuest, ofCustomer]) => {
      const unknown = [
        orderConfirmationPath('299999', 'none'),
        ...orders().map(({ userID }) => orderConfirmationPath(userID, 'LL-none')),
      ];
      const paths = [
        ...unknown,
        ...orders().flatMap(({ path, orderID }) => [
          path,
          orderConfirmationPath('somebody', orderID),
        ]),
      ];
      const answers = await Promise.all(paths.map((path) => who().send('GET', path)));
      const [first] = answers;
      expect(headingOf(first?.body ?? '')).toBe('404: Page Not Found');
      expect(first?.body).toContain('We show an order for a while in the browser it was placed in');
      expect(first?.body).toMatch(/<header[\s\S]*<main[^>]*id="main"[\s\S]*<footer/);
      for (const [index, { status, headers, body }] of answers.entries()) {
        expect([paths[index], status, headers['cache-control']]).toEqual([
          paths[index],
          404,
          expect.stringMatching(/^private,.*no-store/),
        ]);
        expect(body).toBe(first?.body);
      }
    },
  );

  describe('leads a guest to the page of the order, which', () => {
    let page = '';
    let number = '';
    beforeAll(async () => {
      const { userID, orderID } = ofGuest;
      ({ page, number } = await json<{ page: string; number: string }>(
        ada,
        'GET',
        `/api/orders/${userID}/${orderID}`,
      ));
    });

    it('is whole without script for anybody who has its link, and kept by nobody', async () => {
      const answers = await Promise.all(
        [visitor(), ada, other].map((who) => who.send('GET', page)),
      );
      for (const { status, headers, body } of answers) {
        expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
          200,
          expect.stringMatching(/^private,.*no-store/),
          'no-referrer',
        ]);
        expect(headers['set-cookie']).toBeUndefined();
        expect(body).toMatch(/<meta name="robots" content="noindex/);
        expect(headingOf(body)).toBe(`Order #${number}`);
        const shown = shownIn(body);
        for (const words of [
          'Bea Olson',
          'Received',
          'Made',
          'On the van',
          'Add to calendar',
          '$14.99',
          'Paid with',
        ])
          expect(shown).toContain(words);
      }
    });

    it('is found under any spelling of its address, and is a whole 404 under any other', async () => {
      const upper = await visitor().send('GET', page.toUpperCase());
      expect([upper.status, upper.headers.location]).toEqual([301, page]);
      const others = await Promise.all(
        [`/order/${'0'.repeat(32)}`, '/order/none', `${page}0`].map((path) =>
          visitor().send('GET', path),
        ),
      );
      for (const { status, headers, body } of others) {
        expect([status, headers['cache-control']]).toEqual([
          404,
          expect.stringMatching(/^private,.*no-store/),
        ]);
        expect(headingOf(body)).toBe('404: Page Not Found');
        expect(body).toContain('This order link doesn’t work');
        expect(body).toContain('href="/order"');
      }
    });

    it('is looked up by forms that need no script', async () => {
      const { status, headers, body } = await visitor().send('GET', '/order');
      expect([status, headers['cache-control']]).toEqual([
        200,
        expect.stringMatching(/^private,.*no-store/),
      ]);
      expect(body).toMatch(/<meta name="robots" content="noindex/);
      expect(shownIn(body)).toMatch(/<form[^>]*action="\/api\/order-lookup"[^>]*method="post"/);
      const step = await visitor().send('GET', '/order?lookup=abc&problem=order-code-wrong');
      expect(shownIn(step.body)).toMatch(/<form[^>]*action="\/api\/order-lookup\/code"/);
      expect(step.body).toContain('That code is wrong or has expired.');
    });
  });
});
