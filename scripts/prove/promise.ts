import fc from 'fast-check';
import type { ProofInput } from './proof';
import { dayCases } from './promise/day-cases';
import { disagreements } from './promise/surfaces';

export const needsShop = false;

/** `npm run prove:promise -- N`: N random cases (100,000 unless said) at both sides of every boundary; every place of the shop says the same. */
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
  return Promise.resolve(!details.failed);
}
