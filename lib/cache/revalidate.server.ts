import 'server-only';
import { revalidateTag } from 'next/cache';
import { fileChanged } from '@/lib/core/process/file-changes';
import type { Revalidation } from './revalidation';
import { tags } from './tags';

/** Tags that a change of these files ends; for any other file its readers name the tags. */
const tagsOfFile: Partial<Record<Revalidation['files'][number], readonly string[]>> = {
  'colors.json': ['colors'],
  'redirects.json': [tags.toldToCrawlers('redirects')],
  'sitemap.xml': [tags.toldToCrawlers('sitemap')],
};

/** Ends the copies with these tags, so that the next visitor gets a new one, and reloads these files. */
export async function revalidate({
  tags: changed,
  files,
}: Revalidation): Promise<{ tags: number; files: number }> {
  const named = await Promise.all(files.map(fileChanged));
  const ended = [...changed, ...named.flat(), ...files.flatMap((file) => tagsOfFile[file] ?? [])];
  for (const tag of ended) revalidateTag(tag, { expire: 0 });
  return { tags: ended.length, files: files.length };
}
