import { median } from '../support/quantiles.mjs';
import { none, targets, type Owned, type Target } from './owned-handlers';
import type { ProofInput } from './proof';
import { Customer } from './customer';
import { knownProducts } from '@/platform/stock/known-products';

const mostMs = 10;
const wide = '100000+100000/min, 100000+100000/min';
const sessionsEach = 4;

/**
 * The time of an answer does not tell what is there (ruling 12): another's thing and nobody's at every handler that takes an ID, a known and an unknown e-mail
 * at the forgotten password, an order's number and e-mail and others at its look-up. `npm run prove:timing -- 100` takes 100 samples of each instead of 200.
 */
export async function prove({ start, env, args }: ProofInput): Promise<boolean> {
  const samples = Math.min(1000, Math.max(20, Number(args[0] ?? 200) || 200));
  for (const name of [
    // On a quiet machine the proof asks faster than one browser may.
    'LIMIT_REQUESTS',
    'LIMIT_LOG_IN',
    'LIMIT_FORGOT',
    'LIMIT_RESET_MAIL',
    'LIMIT_RESET',
    'LIMIT_REGISTER',
    'LIMIT_ORDER_LOOKUPS',
  ])
    env[name] = wide;
  const shop = await start();
  try {
    const owner = await Customer.logIn(shop.shopUrl, 'ingrid@lilacandloam.example');
    const owned = await belongings(owner);
    const others: Customer[] = [];
    // One after the other: log-ins that have not been answered yet count as tries, and the third is asked for a captcha (decision 032).
    while (others.length < sessionsEach)
      others.push(await Customer.logIn(shop.shopUrl, 'lars@lilacandloam.example'));
    const verdicts: boolean[] = [];
    for (const target of targets)
      verdicts.push(
        await compare(
          `${target.method} ${target.route}: another’s and none`,
          samples,
          askers(others, target, owned),
        ),
      );
    verdicts.push(
      await compare(
        'forgotten password: known and unknown e-mail',
        samples,
        [
          (turn) =>
            others[turn % sessionsEach]?.ask('POST', '/api/session/forgot', {
              email: 'nora@lilacandloam.example',
            }),
          (turn) =>
            others[turn % sessionsEach]?.ask('POST', '/api/session/forgot', {
              email: 'nobody@lilacandloam.example',
            }),
        ],
        8,
      ),
    );
    verdicts.push(
      await compare(
        'looking an order up: its e-mail and another',
        samples,
        [
          lookUp(others, owned.orderID, 'ingrid@lilacandloam.example'),
          lookUp(others, owned.orderID, 'nobody@lilacandloam.example'),
        ],
        8,
      ),
      await compare(
        'looking an order up: its number and none',
        samples,
        [
          lookUp(others, owned.orderID, 'ingrid@lilacandloam.example'),
          lookUp(others, 'LL-482222-4', 'ingrid@lilacandloam.example'),
        ],
        8,
      ),
    );
    return verdicts.every(Boolean);
  } finally {
    await shop.stop();
  }
}

async function belongings(owner: Customer): Promise<Owned> {
  const { orders } = await owner.json<{ orders: { id: string }[] }>('GET', '/api/account/orders');
  const book = targets.find(({ route }) => route === 'addresses/[id]')?.body?.('');
  const address = await owner.json<{ id: string }>('POST', '/api/addresses', book);
  const cards = await owner.json<{ id: string }[]>('POST', '/api/account/cards', {
    nonce: 'fake-valid-visa-nonce',
    name: 'Ingrid Solberg',
  });
  const cart = await owner.json<{ shipments: { lines: { id: string }[] }[] }>(
    'POST',
    '/api/cart/lines',
    { productID: knownProducts.plainBouquet, quantity: 1 },
  );
  const orderID = orders[0]?.id ?? '';
  const { calendars } = await owner.json<{ calendars: object }>(
    'GET',
    `/api/orders/demo-many/${orderID}`,
  );
  return {
    userID: 'demo-many',
    orderID,
    shipmentID: Object.keys(calendars)[0] ?? '',
    addressID: address.id,
    cardID: cards.at(-1)?.id ?? '',
    lineID: cart.shipments[0]?.lines[0]?.id ?? '',
  };
}

function lookUp(others: readonly Customer[], number: string, email: string): Ask {
  return (turn) => others[turn % sessionsEach]?.ask('POST', '/api/order-lookup', { number, email });
}

type Ask = (turn: number) => Promise<unknown> | undefined;

function askers(others: readonly Customer[], target: Target, owned: Owned): [Ask, Ask] {
  const ask =
    (id: string): Ask =>
    (turn) =>
      others[turn % others.length]?.ask(target.method, target.path(id, owned), target.body?.(id));
  return [ask(owned[target.owned]), ask(none)];
}

/** Takes the samples of both in turns, `abreast` at once, and prints both medians. */
async function compare(
  name: string,
  samples: number,
  [one, other]: readonly [Ask, Ask],
  abreast = 1,
): Promise<boolean> {
  const times: [number[], number[]] = [[], []];
  const timed = async (ask: Ask, turn: number, into: number[]) => {
    const started = performance.now();
    await ask(turn);
    into.push(performance.now() - started);
  };
  for (let turn = 0; turn < samples + abreast; turn += abreast) {
    const into: [number[], number[]] = turn === 0 ? [[], []] : times;
    await Promise.all(
      Array.from({ length: abreast }, async (_, index) => {
        // Whoever is asked second finds a warmer server: they take turns.
        const asks = [
          () => timed(one, turn + index, into[0]),
          () => timed(other, turn + index, into[1]),
        ];
        for (const ask of (turn / abreast) % 2 ? asks : asks.toReversed()) await ask();
      }),
    );
  }
  const [first, second] = [median(times[0]), median(times[1])];
  const holds = times[0].length >= samples && Math.abs(first - second) <= mostMs;
  console.log(
    `${holds ? 'ok  ' : 'MISS'} ${name}: medians ${first.toFixed(1)} and ${second.toFixed(1)} ms, ${times[0].length} samples each (at most ${mostMs} ms apart)`,
  );
  return holds;
}
