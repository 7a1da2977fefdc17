import { randomUUID } from 'node:crypto';
import { PlainError } from '@/lib/core/errors/error-words';
import type { Env } from '@/lib/config/env';
import {
  keptRatesSchema,
  taxRatesFile,
  type KeptRates,
  type TaxRates,
} from '@/lib/delivery/tax-rates';
import { tableRates } from '@/lib/promise/tax-table';
import { answerText } from '@/lib/upstream/read-answer';
import { cached } from './cached';
import { reaching } from './unavailable';

const lifetimeMs = 15_000;
const timeoutMs = 3000;

/** The rates in `tax-rates.json`; `null` where there is no file, `unreadable` where it holds something else. Throws an Error when the storage does not answer. */
export async function readKeptRates(
  env: Pick<Env, 'FILES_URL'>,
): Promise<KeptRates | 'unreadable' | null> {
  const response = await fetch(`${env.FILES_URL}/${taxRatesFile}?guid=${randomUUID()}`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new PlainError(`${taxRatesFile}: ${response.status}`);
  const text = await answerText(response);
  try {
    return keptRatesSchema.parse(JSON.parse(text));
  } catch {
    return 'unreadable';
  }
}

/**
 * By which rates orders are taxed (decision 171): with TAX=avatax those that were fetched last, kept for 15 s, and the last good ones when the file cannot
 * be read; the table in the source before any were fetched, and without a vendor. While the file was never read `get` throws `UpstreamUnavailable`.
 */
export function taxRatesSource(env: Env): { get(): Promise<TaxRates>; drop(): void } {
  if (env.TAX === 'table') return { get: () => Promise.resolve(tableRates), drop: () => undefined };
  return cached(
    () =>
      reaching('files', taxRatesFile, async () => {
        const kept = await readKeptRates(env);
        if (kept === 'unreadable') throw new PlainError(`${taxRatesFile} holds no rates`);
        return kept ? { states: kept.states } : tableRates;
      }),
    lifetimeMs,
  );
}
