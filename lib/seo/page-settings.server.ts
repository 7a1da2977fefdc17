import 'server-only';
import type { Metadata } from 'next';
import { cached } from '@/lib/cache/cached';
import { orElse } from '@/lib/cache/or-else';
import { tags } from '@/lib/cache/tags';
import { env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { onFileChange } from '@/lib/core/process/file-changes';
import { latestGood } from '@/lib/core/process/latest-good';
import { partChanges } from '@/lib/core/part-changes';
import { processWide } from '@/lib/core/process/process-wide';
import { seoPagesSchema } from '@/lib/delivery/settings';
import { getJsonFile } from '@/lib/upstream/files/client';
import { defaultMeta, pageSettingsOf, withSettings, type PageSettings } from './page-settings';

const oneMinute = 60_000;

/** A page's meta as it is sent: what marketing has set for its address comes first (specification B3, B9); the defaults when that cannot be read (specification B8). */
export function settled(meta: Metadata): Promise<Metadata> {
  const origin = env().SITE_ORIGIN;
  return orElse('page-settings', 'seo', defaultMeta(meta, origin), async () => {
    const settings = await pageSettings(pathOf(meta, origin));
    return settings ? withSettings(meta, settings, origin) : meta;
  });
}

/** The page meta of the file, kept for a minute, and the pages for which it has changed. */
const pages = processWide('page-settings', () => {
  const changes = partChanges();
  const fetchPages = async () => {
    const read = pageSettingsOf(
      await getJsonFile('buyerxp.json', (file) => seoPagesSchema.parse(file)),
    );
    changes.note(read);
    return read;
  };
  const copy = latestGood(oneMinute, fetchPages);
  onFileChange('buyerxp.json', async () => {
    copy.drop();
    try {
      await fetchPages();
    } catch {
      return [tags.pageSettings];
    }
    return changes.changedParts(now().getTime()).map(tags.pageSetting);
  });
  return copy;
});

/** The paths of the pages that name another page as theirs (`CanonicalUrl`). Throws `UpstreamError` when there is no copy of the settings. */
export async function pathsOfCopies(): Promise<string[]> {
  return Object.entries(await pages()).flatMap(([path, { CanonicalUrl }]) =>
    CanonicalUrl && CanonicalUrl !== path ? [path] : [],
  );
}

/** What marketing has set for one page; it ends when that changes, not when another page's does. */
function pageSettings(path: string): Promise<PageSettings | null> {
  return cached('page-settings', path, async () => (await pages())[path] ?? null, {
    tags: [tags.pageSetting(path)],
  });
}

function pathOf({ alternates }: Metadata, origin: string): string {
  const canonical = alternates?.canonical;
  return typeof canonical === 'string' && canonical.startsWith(origin)
    ? canonical.slice(origin.length) || '/'
    : '';
}
