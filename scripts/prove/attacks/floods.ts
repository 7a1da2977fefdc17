import { knownProducts } from '@/platform/stock/known-products';
import { Buyer } from '../buyer';
import { Attacker, type Strike } from './attacker';
import { mostFreeOrders, seatTaker } from './free-seats';

/** One kind of attack: how many strike at once, and what a strike does. */
export interface Flood {
  name: string;
  abreast: number;
  strike: Strike;
  /** What of it may come through, at most: how many, of which answers. */
  bound?: { most(seconds: number): number; counts(status: number): boolean };
}

const addresses = 4;
const bodyLimit = 400 * 1024 * 1024;
const piece = Buffer.concat([
  Buffer.from('10000\r\n'),
  Buffer.alloc(65_536, 'x'),
  Buffer.from('\r\n'),
]);
const bodyPaths = [
  '/api/webhooks/revalidate',
  '/api/cart/lines',
  '/api/session',
  '/api/checkout/submit',
  '/',
  '/p/100202',
];
const request = {
  index: 'products',
  page: 0,
  countsOnly: false,
  facets: [],
  facetFilters: [],
  numericFilters: [],
};
const cardGuess = (turn: number) => ({ number: String(6_006_490_000_100_000 + turn), pin: '1234' });
/** Guesses at gift cards that one address has at once, and back every minute. */
const [guessesAtOnce, guessesPerMinute] = [60, 1];
const forger = '203.0.113.21';
const declinedCard = '4000111111111115';

/** All floods at once: from four addresses, the cards from four more, seats and forged addresses from one each, against a running shop. */
export async function allFloods(shopUrl: string): Promise<Flood[]> {
  const crowd = Array.from(
    { length: addresses },
    (_, index) => new Attacker(shopUrl, `198.51.100.${index + 1}`),
  );
  const one = (turn: number) => crowd[turn % addresses] as Attacker;
  const thieves = await Promise.all(
    Array.from({ length: 4 }, (_, index) => cardThief(shopUrl, `203.0.113.${index + 1}`)),
  );
  const takers = Array.from({ length: addresses }, (_, index) =>
    seatTaker(shopUrl, '203.0.113.11', index),
  );
  return [
    {
      name: 'free seats',
      abreast: addresses,
      strike: (turn) => (takers[turn % addresses] as Strike)(turn),
      bound: { most: () => mostFreeOrders, counts: (status) => status === 200 },
    },
    {
      name: 'forged addresses',
      abreast: 4,
      strike: (turn) =>
        new Attacker(
          shopUrl,
          turn % 2
            ? `198.18.${turn % 200}.${turn % 250}, ${forger}`
            : `${forger}:${20_000 + (turn % 40_000)}`,
        ).status('POST', '/api/checkout/gift-card', cardGuess(turn)),
      bound: {
        most: (seconds) => guessesAtOnce + Math.ceil((seconds / 60) * guessesPerMinute),
        counts: (status) => status > 0 && status !== 429 && status < 500,
      },
    },
    {
      name: 'declined cards',
      abreast: 4,
      strike: (turn) => (thieves[turn % thieves.length] as Strike)(turn),
    },
    {
      name: 'chunked bodies of 400 MB',
      abreast: 4,
      strike: (turn) => {
        const path = bodyPaths[turn % bodyPaths.length] ?? '/';
        return one(turn).raw(
          `${path.startsWith('/api') ? 'POST' : 'GET'} ${path} HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked`,
          piece,
          bodyLimit,
        );
      },
    },
    {
      name: 'upgrades',
      abreast: 8,
      strike: (turn) =>
        one(turn).raw(
          'GET /_next/webpack-hmr HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x',
        ),
    },
    {
      name: 'pages that do not exist',
      abreast: 8,
      strike: (turn) =>
        one(turn).status('GET', `/${['p', 'c', 'information', 'event'][turn % 4] ?? 'p'}/x${turn}`),
    },
    {
      name: 'shared pictures',
      abreast: 8,
      strike: (turn) =>
        one(turn).status('GET', `/pictures/og/products/${100_101 + (turn % 60)}.jpg`),
    },
    {
      name: 'maps',
      abreast: 4,
      strike: (turn) =>
        one(turn).status(
          'GET',
          turn % 2
            ? `/api/addresses/suggest?input=${turn}+Colfax&type=Residence&session=`
            : `/api/stores/near?zip=${10_000 + (turn % 80_000)}`,
        ),
    },
    {
      name: 'searches',
      abreast: 4,
      strike: (turn) =>
        one(turn).status('POST', '/api/search/products', {
          scope: { query: `rose ${turn}` },
          requests: Array.from({ length: 24 }, () => request),
        }),
    },
    {
      name: 'search pages',
      abreast: 2,
      strike: (turn) => one(turn).status('GET', `/search?query=lilac${turn}`),
    },
    {
      name: 'gift-card guesses',
      abreast: 2,
      strike: (turn) => one(turn).status('POST', '/api/checkout/gift-card', cardGuess(turn)),
    },
    {
      name: 'log-ins',
      abreast: 2,
      strike: (turn) =>
        one(turn).status('POST', '/api/session/log-in', {
          email: 'ingrid@lilacandloam.example',
          password: `guess-${turn}`,
        }),
    },
  ];
}

/** A cart of one's own and a declined card, tried over and over. */
async function cardThief(shopUrl: string, address: string): Promise<Strike> {
  const thief = new Buyer(shopUrl, address);
  const { total } = await thief.fillCart(knownProducts.plainBouquet);
  return async () => {
    try {
      await thief.submit(total, await thief.nonce(declinedCard));
      return 200;
    } catch (error) {
      return Number(/: (\d{3}) /.exec(String(error))?.[1] ?? 0);
    }
  };
}
