import fc from 'fast-check';
import type { ProofInput } from './proof';
import { dayCases } from './promise/day-cases';
import { now } from '@/lib/core/time/clock';
import { statedFaults, statements } from './promise/stated';
import { fortyZips, stockWorld } from './promise/stock-world';
import { disagreements } from './promise/surfaces';

export const needsShop = false;

/** `npm run prove:promise -- N`: N random cases (100,000 unless said) at both sides of every boundary; every place of the shop says the same, and so do structured data and feed. */
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
  const stated = stateDelivery();
  return Promise.resolve(!details.failed && stated);
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
