import { randomUUID } from 'node:crypto';
import type { Env } from '@/lib/config/env';
import { parseBuyerSettings, type BuyerSettings } from '@/lib/delivery/settings';
import { cached } from './cached';
import { reaching } from './unavailable';

const lifetimeMs = 15_000;

/**
 * The buyer settings from `buyerxp.json`, kept for 15 s; the last good ones when the file cannot be read. While it was never read `get`
 * throws `UpstreamUnavailable`: nothing is promised or charged by settings the retailer did not make (decision 062).
 */
export function settingsSource(env: Env): { get(): Promise<BuyerSettings>; drop(): void } {
  return cached(
    () =>
      reaching('files', 'buyerxp.json', async () => {
        const response = await fetch(`${env.FILES_URL}/buyerxp.json?guid=${randomUUID()}`, {
          signal: AbortSignal.timeout(3000),
        });
        const settings = response.ok ? parseBuyerSettings(await response.json()) : null;
        if (!settings) throw new Error(`buyerxp.json: ${response.status}`);
        return settings;
      }),
    lifetimeMs,
  );
}
