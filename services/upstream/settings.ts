import { randomUUID } from 'node:crypto';
import type { Env } from '@/lib/config/env';
import { log } from '@/lib/core/log';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { parseBuyerSettings, type BuyerSettings } from '@/lib/delivery/settings';
import { cached } from './cached';

const lifetimeMs = 15_000;

/** The buyer settings from `buyerxp.json`, kept for 15 s; the last good ones, or the defaults, when the file cannot be read. */
export function settingsSource(env: Env): { get(): Promise<BuyerSettings>; drop(): void } {
  const source = cached(async () => {
    const response = await fetch(`${env.FILES_URL}/buyerxp.json?guid=${randomUUID()}`, { signal: AbortSignal.timeout(3000) });
    const settings = response.ok ? parseBuyerSettings(await response.json()) : null;
    if (!settings) throw new Error(`buyerxp.json: ${response.status}`);
    return settings;
  }, lifetimeMs);
  return {
    drop: source.drop,
    get: async () => {
      try {
        return await source.get();
      } catch (error) {
        log('warn', 'buyer settings unread', { upstream: 'files', detail: String(error) });
        return defaultBuyerSettings;
      }
    },
  };
}
