import { setTimeout as wait } from 'node:timers/promises';
import { median, within } from '../support/quantiles.mjs';
import { Customer } from './customer';
import { processorMs } from './processor-time';
import { ServerTimes } from './server-times';
import type { ProofInput, RunningShop } from './proof';

const mostMs = 40;
/** As many as a server in use has long seen: before, the figures are those of code that is not compiled yet. */
const warmUps = 50;
const rounds = 51;
/** The shop lets a session ask 20 times a second. */
const restMs = 50;

interface Page {
  orders: { id: string }[];
  totalPages: number;
}

/**
 * Twenty-three orders over three pages, each page answered within 40 ms in the server: the storefront's own time of the request, back end
 * included, as its log has it. Beside it the time at the client, and the processor time, which does not depend on what else the machine does.
 */
export async function prove({ start }: ProofInput): Promise<boolean> {
  const times = new ServerTimes();
  const shop = await start(times.read);
  try {
    const ingrid = await Customer.logIn(shop.shopUrl, 'ingrid@lilacandloam.example');
    const verdicts: boolean[] = [];
    const seen = new Set<string>();
    const holdsWithin = (name: string, path: string, route: string, requestCount: number) =>
      measure({ shop, times, customer: ingrid, name, path, route, requestCount });
    for (const page of [1, 2, 3]) {
      const path = `/api/account/orders?page=${page}`;
      const { orders, totalPages } = await ingrid.json<Page>('GET', path);
      orders.forEach(({ id }) => seen.add(id));
      verdicts.push(
        totalPages === 3,
        await holdsWithin(`page ${page} with ${orders.length} orders`, path, 'account/orders', 1),
      );
    }
    const [first = ''] = seen;
    verdicts.push(
      await holdsWithin(
        'detail of an order',
        `/api/account/orders/${first}`,
        'account/orders/{id}',
        0,
      ),
    );
    console.log(`${seen.size === 23 ? 'ok  ' : 'MISS'} orders seen: ${seen.size} of 23`);
    return seen.size === 23 && verdicts.every(Boolean);
  } finally {
    await shop.stop();
  }
}

interface Measured {
  shop: RunningShop;
  times: ServerTimes;
  customer: Customer;
  name: string;
  path: string;
  route: string;
  /** How often the route was asked since it was last measured. */
  requestCount: number;
}

async function measure({
  shop,
  times,
  customer,
  name,
  path,
  route,
  requestCount,
}: Measured): Promise<boolean> {
  const ask = async () => {
    await customer.ask('GET', path);
    await wait(restMs);
  };
  for (let round = 0; round < warmUps; round += 1) await ask();
  await times.next(route, warmUps + requestCount);
  const atClient: number[] = [];
  const used = () => Promise.all([shop.frontPid, shop.backEndPid].map(processorMs));
  const before = await used();
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await customer.ask('GET', path);
    atClient.push(performance.now() - started);
    await wait(restMs);
  }
  const [front, back] = (await used()).map((ms, process) =>
    ((ms - (before[process] ?? NaN)) / rounds).toFixed(1),
  );
  const inServer = await times.next(route, rounds);
  const holds = median(inServer) <= mostMs;
  const figures = (all: number[]) =>
    `median ${median(all).toFixed(1)} ms, p95 ${within(all, 95).toFixed(1)} ms`;
  console.log(
    `${holds ? 'ok  ' : 'MISS'} ${name}: in the server ${figures(inServer)} (at most ${mostMs} ms); at the client ${figures(atClient)}; processor ${front} ms storefront, ${back} ms back end`,
  );
  return holds;
}
