/** @jest-environment node */
import type { Cart } from '@/lib/cart/cart';
import type { Confirmation } from '@/lib/checkout/confirmation';
import type { SavedAddress } from '@/lib/address/draft';
import { readSessionCookie } from '@/lib/session/session-cookie.server';
import { none, targets, type Owned, type Target } from '@/scripts/prove/owned-handlers';
import {
  anotherAndNone,
  forgottenRoutes,
  malformed,
  nothingFound,
  type Asker,
} from '@/__tests__/support/access-matrix';
import { browser } from './browser';
import { registered } from './customer';
import { shopForSuite } from './shop';

type Browser = ReturnType<typeof browser>;
const firstLine = ({ shipments }: Cart) => shipments[0]?.lines[0]?.id ?? '';
const sayable = (target: Target) => `${target.method} ${target.route}`;

/** A browser as somebody who asks, its answers without the ID of the single request. */
function asker(who: Browser): Asker {
  return {
    async ask(method, path, body) {
      const {
        status,
        body: answer,
        headers,
      } = await who.send<unknown>(method, path, body, { 'x-request-id': 'the-same-for-all' });
      const shown = [...headers]
        .filter(([name]) => name !== 'set-cookie')
        .map((entry) => entry.join(': '))
        .sort();
      return { status, seen: [...shown, JSON.stringify(answer)].join('\n') };
    },
  };
}

// The handlers are called as functions: no front, no middleware.
describe('what is somebody else’s, handler by handler', () => {
  const shop = shopForSuite();
  let ana: { who: Browser; owned: Owned };
  let bea: { who: Browser; owned: Owned };
  let visitor: { who: Browser; owned: Owned };

  async function customer() {
    const who = browser();
    await registered(who);
    const productID = await shop.product();
    await who.add(productID);
    const total = (await who.deliver()).body.totals.total;
    const placed = (await who.submit(total)).body;
    if (placed.state !== 'placed') throw new Error(JSON.stringify(placed));
    const address = targets.find(({ route }) => route === 'addresses/[id]')?.body?.('') ?? {};
    const addressID = (await who.send<SavedAddress>('POST', '/api/addresses', address)).body.id;
    const [card] = (
      await who.send<{ id: string }[]>('POST', '/api/account/cards', {
        nonce: 'fake-valid-visa-nonce',
        name: 'Ana Ruiz',
      })
    ).body;
    const lineID = firstLine((await who.add(productID)).body);
    const userID = (await readSessionCookie(who.cookie())).session?.userID ?? '';
    const { calendars } = (
      await who.send<Confirmation>('GET', `/api/orders/${userID}/${placed.orderID}`)
    ).body;
    return {
      who,
      owned: {
        userID,
        orderID: placed.orderID,
        shipmentID: Object.keys(calendars)[0] ?? '',
        addressID,
        cardID: card?.id ?? '',
        lineID,
      },
    };
  }

  beforeAll(async () => {
    ana = await customer();
    bea = await customer();
    const who = browser();
    const lineID = firstLine((await who.add(await shop.product())).body);
    visitor = {
      who,
      owned: {
        userID: none,
        orderID: none,
        shipmentID: none,
        addressID: none,
        cardID: none,
        lineID,
      },
    };
  }, 120_000);

  it('knows every handler that takes an ID', () => {
    expect(forgottenRoutes()).toEqual([]);
    expect(Object.values(ana.owned).every((id) => /^[A-Za-z0-9_-]+$/.test(id))).toBe(true);
  });

  describe.each(targets.map((target) => [sayable(target), target] as const))('%s', (_, target) => {
    it.each(['nobody', 'a visitor', 'another customer'])(
      'answers %s about it as about nothing',
      async (name) => {
        const who =
          { nobody: browser(), 'a visitor': visitor.who, 'another customer': bea.who }[name] ??
          browser();
        const [another, nothing] = await anotherAndNone(asker(who), target, ana.owned);
        expect(another).toEqual(nothing);
        expect(nothingFound(target)).toContain(another.status);
      },
    );

    it('answers its owner about the visitor’s as about nothing, and a visitor about none of the customer’s', async () => {
      const [another, nothing] = await anotherAndNone(asker(ana.who), target, {
        ...bea.owned,
        lineID: visitor.owned.lineID,
      });
      expect(another).toEqual(nothing);
    });

    it.each(malformed)('refuses %p', async (id) => {
      for (const { who, owned } of [ana, visitor]) {
        const { status, seen } = await asker(who).ask(
          target.method,
          target.path(id, owned),
          target.body?.(id),
        );
        if (target.elsewhere) expect(seen).not.toContain(ana.owned.orderID);
        else expect([400, 401, 404]).toContain(status);
      }
    });
  });

  describe('a submit that pays with a saved card, and a line that is to go where another goes', () => {
    const guest = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' };
    const asks: [
      name: string,
      ask: (id: string, total: number) => [method: string, path: string, body: object],
      owned: keyof Owned,
    ][] = [
      [
        'cardID',
        (cardID, total) => [
          'POST',
          '/api/checkout/submit',
          { approvedTotal: total, tenders: [{ kind: 'savedCard', amount: total, cardID }], guest },
        ],
        'cardID',
      ],
      [
        'WithLineItemID',
        (id) => ['PUT', '/api/cart/fulfillment', { WithLineItemID: id }],
        'lineID',
      ],
    ];

    it.each(asks)(
      '%s in the body: another’s is nobody’s, for a customer and for a visitor',
      async (_, ask, owned) => {
        for (const { who } of [bea, visitor]) {
          const total = (await who.deliver()).body.totals.total;
          const [another, nothing] = [
            await asker(who).ask(...ask(ana.owned[owned], total)),
            await asker(who).ask(...ask(none, total)),
          ];
          expect(another).toEqual(nothing);
          expect(another.status).toBeGreaterThanOrEqual(400);
        }
      },
    );

    it.each(asks)('%s in the body: malformed ones are refused', async (_, ask) => {
      const total = (await bea.who.deliver()).body.totals.total;
      for (const id of malformed)
        expect([400, 404]).toContain((await asker(bea.who).ask(...ask(id, total))).status);
    });
  });

  // Last: some of it destroys what the rows above are about.
  it.each(targets.map((target) => [sayable(target), target] as const))(
    '%s opens to its owner',
    async (_, target) => {
      for (const { who, owned } of target.open === 'visitor' ? [ana, visitor] : [ana]) {
        const own = await asker(who).ask(
          target.method,
          target.path(owned[target.owned], owned),
          target.body?.(owned[target.owned]),
        );
        expect(own.status).toBe(target.status ?? 200);
        if (target.method === 'GET' && own.status === 200)
          expect(own.seen).toContain(owned[target.owned]);
      }
    },
  );
});
