/** @jest-environment node */
import { plainProducts } from '@/e2e/support/platform';
import { none, targets, type Owned, type Target } from '@/scripts/prove/owned-handlers';
import { anotherAndNone, malformed, nothingFound, type Asker } from '../support/access-matrix';
import { signedIn, visitor, type Visitor } from './support/customer';

const ownOfEachAnswer = /^(date|x-request-id|set-cookie|keep-alive|connection):/;

/** Somebody who asks through the front, their answers without what is of the moment. */
function asker(who: Visitor): Asker {
  return {
    async ask(method, path, body) {
      const {
        status,
        headers,
        body: text,
      } = await who.send(method, path, body, { 'x-request-id': 'the-same-for-all' });
      const shown = Object.entries(headers)
        .map(([name, value]) => `${name}: ${String(value)}`)
        .filter((line) => !ownOfEachAnswer.test(line))
        .sort();
      return { status, seen: [...shown, text.replace(/"requestId":"[^"]*"/, '')].join('\n') };
    },
  };
}

async function customer(name: 'ingrid' | 'priya') {
  const who = await signedIn(name);
  const json = async <T>(method: string, path: string, body?: unknown) =>
    JSON.parse((await who.send(method, path, body)).body) as T;
  const { orders } = await json<{ orders: { id: string }[] }>('GET', '/api/account/orders');
  const address = await json<{ id: string }>(
    'POST',
    '/api/addresses',
    targets.find(({ route }) => route === 'addresses/[id]')?.body?.(''),
  );
  const cards = await json<{ id: string }[]>('POST', '/api/account/cards', {
    nonce: 'fake-valid-visa-nonce',
    name: 'Ana Ruiz',
  });
  const userID = { ingrid: 'demo-many', priya: 'demo-charge' }[name];
  const orderID = orders[0]?.id ?? '';
  const { calendars } = await json<{ calendars: object }>(
    'GET',
    `/api/orders/${userID}/${orderID}`,
  );
  const shipmentID = Object.keys(calendars)[0] ?? '';
  return {
    who,
    owned: {
      userID,
      orderID,
      shipmentID,
      addressID: address.id,
      cardID: cards.at(-1)?.id ?? '',
      lineID: await addLine(who),
    },
  };
}

async function addLine(who: Visitor): Promise<string> {
  const [productID] = await plainProducts(1);
  await who.send('POST', '/api/session', {});
  const { body } = await who.send('POST', '/api/cart/lines', { productID, quantity: 1 });
  return (
    (JSON.parse(body) as { shipments: { lines: { id: string }[] }[] }).shipments
      .flatMap(({ lines }) => lines)
      .at(-1)?.id ?? ''
  );
}

describe('what is somebody else’s, over HTTP', () => {
  let ingrid: { who: Visitor; owned: Owned };
  let priya: { who: Visitor; owned: Owned };
  const stranger = visitor();
  let strangers: Owned;

  beforeAll(async () => {
    [ingrid, priya] = [await customer('ingrid'), await customer('priya')];
    strangers = {
      userID: none,
      orderID: none,
      shipmentID: none,
      addressID: none,
      cardID: none,
      lineID: await addLine(stranger),
    };
    expect(Object.values(ingrid.owned).every((id) => /^[A-Za-z0-9_-]+$/.test(id))).toBe(true);
  }, 180_000);

  const named = targets.map((target): [string, Target] => [
    `${target.method} ${target.route}`,
    target,
  ]);

  it.each(named)(
    '%s answers nobody, a visitor and another customer as about nothing',
    async (_, target) => {
      for (const who of [visitor(), stranger, priya.who]) {
        const [another, nothing] = await anotherAndNone(asker(who), target, ingrid.owned);
        expect(another).toEqual(nothing);
        expect(nothingFound(target)).toContain(another.status);
      }
      const [another, nothing] = await anotherAndNone(asker(ingrid.who), target, {
        ...priya.owned,
        lineID: strangers.lineID,
      });
      expect(another).toEqual(nothing);
    },
  );

  it.each(named)('%s refuses what is no ID', async (_, target) => {
    for (const id of malformed) {
      const { status, seen } = await asker(ingrid.who).ask(
        target.method,
        target.path(id, ingrid.owned),
        target.body?.(id),
      );
      expect([
        id,
        status,
        [...nothingFound(target), 400].includes(status),
        seen.includes(ingrid.owned.orderID),
      ]).toEqual([id, status, true, false]);
    }
  });

  // Last: some of it destroys what the rows above are about.
  it.each(named)('%s opens to its owner', async (_, target) => {
    const own = await asker(ingrid.who).ask(
      target.method,
      target.path(ingrid.owned[target.owned], ingrid.owned),
      target.body?.(ingrid.owned[target.owned]),
    );
    expect(own.status).toBe(target.status ?? 200);
  });
});
