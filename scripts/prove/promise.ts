import fc from 'fast-check';
import type { ProofInput } from './proof';
import { dayCases } from './promise/day-cases';
import { now } from '@/lib/core/time/clock';
import { baskets, outcomeOf, type Outcome } from './promise/baskets';
import { statedFaults, statements } from './promise/stated';
import { fortyZips, stockWorld } from './promise/stock-world';
import { disagreements } from './promise/surfaces';

export const needsShop = false;

/** `npm run prove:promise -- N`: N random cases (100,000 unless said) at both sides of every boundary; every place of the shop says the same, and so do structured data and feed; a tenth as many baskets cost what was first seen. */
export function prove({ args }: ProofInput): Promise<boolean> {
  const count = Number(args[0] ?? 100_000);
  const from = performance.now();
  const details = fc.check(
    fc.property(dayCases, (day) => {
      const faults = disagreements(day);
      if (faults.length > 0) throw new Error(faults.join('; '));
    }),
    { numRuns: count, seed: Number(args[1] ?? 1) },
  );
  const seconds = Math.round((performance.now() - from) / 1000);
  if (details.failed) console.log(fc.defaultReportMessage(details));
  console.log(
    `${details.failed ? 'FAIL' : 'ok  '} ${details.numRuns} cases in ${seconds} s: ${details.failed ? 'places disagree' : '0 disagreements'}`,
  );
  const silent = submitBaskets(Math.ceil(count / 10), Number(args[1] ?? 1));
  const stated = stateDelivery();
  return Promise.resolve(!details.failed && silent && stated);
}

/** Baskets are submitted for what was first seen, or a change is shown that has to be accepted. */
function submitBaskets(count: number, seed: number): boolean {
  const counts = new Map<Outcome, number>();
  let promised = 0;
  for (let batch = 0; promised < count; batch++)
    for (const basket of fc.sample(baskets, { numRuns: 1000, seed: seed + batch })) {
      const outcome = promised < count ? outcomeOf(basket) : 'not promised';
      if (outcome === 'not promised') continue;
      promised++;
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      if (outcome === 'silent' && (counts.get(outcome) ?? 0) <= 3)
        console.log(`     ${JSON.stringify(basket)}`);
    }
  const silent = counts.get('silent') ?? 0;
  const said = [...counts].map(([outcome, number]) => `${number} ${outcome}`).join(', ');
  console.log(
    `${silent > 0 ? 'FAIL' : 'ok  '} ${count} baskets that were promised, first price all in beside total submitted: ${said}`,
  );
  return silent === 0;
}

/** What search engines and the feed are told, for every product to forty ZIPs, at once and for orders of the days after it was said. */
function stateDelivery(): boolean {
  const saidAt = now();
  const world = stockWorld(saidAt);
  const said = statements(world, saidAt);
  const zips = fortyZips(world.facts);
  const faults = [0, 9, 40, 111].flatMap((hours) => {
    const at = new Date(saidAt.getTime() + hours * 3_600_000);
    return statedFaults(said, world, zips, at);
  });
  for (const fault of faults.slice(0, 10)) console.log(`     ${fault}`);
  console.log(
    `${faults.length > 0 ? 'FAIL' : 'ok  '} ${world.sold.length} products to ${zips.length} ZIPs at 4 instants: ${faults.length} disagreements of structured data and feed`,
  );
  return faults.length === 0;
}
