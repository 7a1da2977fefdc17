import { setTimeout as delay } from 'node:timers/promises';
import type { Journal } from './journal';
import { isClosed, type Submission } from './submission';

const longestPauseMs = 250;

/** Reads a row until somebody has brought it to its end; `null` when that takes longer than `withinMs`. */
export async function waitForEnd(
  journal: Pick<Journal, 'find'>,
  seen: Submission,
  withinMs: number,
): Promise<Submission | null> {
  const deadline = performance.now() + withinMs;
  let row = seen;
  for (let pause = 20; !isClosed(row); pause = Math.min(longestPauseMs, pause * 2)) {
    if (performance.now() + pause > deadline) return null;
    await delay(pause);
    row = (await journal.find(row.orderID)) ?? row;
  }
  return row;
}
