import { loadavg } from 'node:os';
import { parseEnv } from '@/lib/config/env';
import { startBackEnd } from '../back-end';
import { wholeShop } from '../back-end/systems';
import { enlarge } from '../seed/enlarge';
import type { ProofInput } from './proof';
import { arrivingLists, withManyClasses } from './scale/arriving-lists';
import { calculations } from './scale/calculations';
import { measure, type Measured } from './scale/measure';
import { productLists } from './scale/product-lists';
import { quickSearch } from './scale/quick-search';

const products = 20_000;

/** This proof runs the back end in its own process, over the embedded database on disk. */
export const needsShop = false;

/** At 20,000 products of 80 delivery classes: lists, search and calculation within their times, carts within their statements. */
export async function prove({ env }: ProofInput): Promise<boolean> {
  const backEnd = await startBackEnd({ env: parseEnv(env) });
  try {
    // Work in the background would count among the statements of what is measured.
    const { commerce, content, files, appApi, integration, indexer } = wholeShop(backEnd.systems);
    for (const loop of [
      commerce.deliveries,
      content.webhooks.deliveries,
      files.notices,
      appApi,
      integration,
      indexer,
    ])
      await loop.stop();
    const count = await enlarge(
      wholeShop(backEnd.systems),
      products,
      (made) => console.error(`${made} products`),
      withManyClasses,
    );
    console.log(`${count.toLocaleString('en-US')} products; load of the machine before: ${load()}`);
    const work: Measured[] = [
      ...(await productLists(backEnd, count)),
      ...(await quickSearch(backEnd)),
      ...(await arrivingLists(backEnd)),
      ...(await calculations(backEnd)),
    ];
    const results: boolean[] = [];
    for (const one of work) results.push(await measure(one, () => backEnd.db.statementCount()));
    console.log(`load of the machine after: ${load()}`);
    return results.every(Boolean);
  } finally {
    await backEnd.close();
  }
}

function load(): string {
  return loadavg()
    .map((value) => value.toFixed(2))
    .join(', ');
}
