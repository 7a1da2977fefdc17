import 'server-only';
import { getAllEntries, getEntries } from '@/lib/upstream/content/client';
import { entriesOf, type Entry } from './entries';
import { isPreview } from './preview.server';

/** Entries of a content type: the published ones, or in a preview the drafts. Throws `UpstreamError`. */
export async function entries<TFields>(
  contentType: string,
  query: Record<string, string | number>,
): Promise<Entry<TFields>[]> {
  const answer = await getEntries({ content_type: contentType, ...query }, await readApi());
  return entriesOf<TFields>(answer.items);
}

/** All entries of a content type, however many. Throws `UpstreamError`. */
export async function allEntries<TFields>(
  contentType: string,
  query: Record<string, string | number> = {},
): Promise<Entry<TFields>[]> {
  const all = await getAllEntries({ content_type: contentType, ...query }, await readApi());
  return entriesOf<TFields>(all);
}

async function readApi() {
  return (await isPreview()) ? 'content-preview' : 'content';
}
