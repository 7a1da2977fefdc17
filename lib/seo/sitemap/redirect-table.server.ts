import 'server-only';
import { env } from '@/lib/config/env';
import { onFileChange } from '@/lib/core/process/file-changes';
import { latestGood } from '@/lib/core/process/latest-good';
import { processWide } from '@/lib/core/process/process-wide';
import { parseRedirectRows } from '@/lib/redirects/row';
import { buildRedirectTable } from '@/lib/redirects/table';
import { getJsonFile } from '@/lib/upstream/files/client';

const oneMinute = 60_000;

/** The redirect table that crawlers' lists are held against, built when the file was read and not for each list. Throws `UpstreamError` when there has never been one. */
export const redirectTable = processWide('redirects-of-sitemaps', () => {
  const table = latestGood(oneMinute, async () =>
    buildRedirectTable(await getJsonFile('redirects.json', parseRedirectRows), env().SITE_ORIGIN),
  );
  onFileChange('redirects.json', () => table.drop());
  return table;
});
