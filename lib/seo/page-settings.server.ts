import 'server-only';
import type { Metadata } from 'next';
import { cached } from '@/lib/cache/cached';
import { retrySoon } from '@/lib/cache/retry-soon';
import { env } from '@/lib/config/env';
import { log } from '@/lib/core/log';
import { seoPagesSchema } from '@/lib/delivery/settings';
import { getJsonFile } from '@/lib/upstream/files/client';
import { defaultMeta, pageSettingsOf, withSettings, type PageSettings } from './page-settings';

/** A page's meta as it is sent: what marketing has set for its address comes first (001 §3, §9); the defaults when that cannot be read (001 §8). */
export async function settled(meta: Metadata): Promise<Metadata> {
  const origin = env().SITE_ORIGIN;
  try {
    const settings = (await pageSettings())[pathOf(meta, origin)];
    return settings ? withSettings(meta, settings, origin) : meta;
  } catch (error) {
    log('warn', 'page-settings-unavailable', { operation: 'seo', outcome: error instanceof Error ? error.name : 'unknown' });
    await retrySoon();
    return defaultMeta(meta, origin);
  }
}

function pageSettings(): Promise<Record<string, PageSettings>> {
  return cached('page-settings', 'all', async () => pageSettingsOf(await getJsonFile('buyerxp.json', (file) => seoPagesSchema.parse(file))));
}

function pathOf({ alternates }: Metadata, origin: string): string {
  const canonical = alternates?.canonical;
  return typeof canonical === 'string' && canonical.startsWith(origin) ? canonical.slice(origin.length) || '/' : '';
}
