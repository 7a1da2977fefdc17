import { median, within } from '../../support/quantiles.mjs';

/** Work with a limit. */
export interface Measured {
  name: string;
  /** Longest median, in milliseconds. */
  limitMs: number;
  /** Most statements of one run, where that is limited. */
  statements?: number;
  /** Runs once; `round` counts up from 0 and never repeats, so that a round can ask what was not asked before. */
  run(round: number): Promise<void>;
  /** Done before each run, not measured. */
  prepare?(round: number): Promise<void>;
}

const warmUps = 5;
const rounds = 31;

/** Runs the work and prints median and 95th percentile beside the limit; whether it held. */
export async function measure(
  { name, limitMs, statements, run, prepare }: Measured,
  statementCount: () => number,
): Promise<boolean> {
  const times: number[] = [];
  let most = 0;
  for (let round = 0; round < warmUps + rounds; round += 1) {
    await prepare?.(round);
    const before = statementCount();
    const started = performance.now();
    await run(round);
    if (round < warmUps) continue;
    times.push(performance.now() - started);
    most = Math.max(most, statementCount() - before);
  }
  const middle = median(times);
  const holds = middle <= limitMs && (statements === undefined || most <= statements);
  const budget = statements === undefined ? '' : `, ${most} statements (at most ${statements})`;
  console.log(
    `${holds ? 'ok  ' : 'MISS'} ${name}: median ${middle.toFixed(1)} ms (at most ${limitMs}), p95 ${within(times, 95).toFixed(1)} ms${budget}`,
  );
  return holds;
}
