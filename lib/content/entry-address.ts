import type { PageFields } from './entries';
import { pageAddress } from './from-contentful';

const linkable = { article: 'article', staticPage: 'staticPage' } as const;

/** The public path of an article or page that a text links to, or `null` for any other entry. */
export function entryAddress(entry: unknown): string | null {
  const { sys, fields } = (entry ?? {}) as {
    sys?: { contentType?: { sys?: { id?: unknown } } };
    fields?: PageFields;
  };
  const type = sys?.contentType?.sys?.id;
  if ((type !== 'article' && type !== 'staticPage') || typeof fields?.slug !== 'string')
    return null;
  return pageAddress(fields, linkable[type]);
}

/** The title of an entry, or `null`. */
export function entryTitle(entry: unknown): string | null {
  const title = (entry as { fields?: { title?: unknown } } | null | undefined)?.fields?.title;
  return typeof title === 'string' && title.trim() ? title : null;
}
