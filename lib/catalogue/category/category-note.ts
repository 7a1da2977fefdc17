import { canonicalPath, sentAs } from '@/lib/routes/canonical-path';
import { categoryRoute } from '@/lib/routes/category-path';
import type { CategoryRecord } from './category';
import { categoryPagePath } from './category-page';

const note = /^\s*redirect:\s*(\/\S*)\s*$/i;

/** The path named by a category note that starts with `redirect:` (specification A4); only a path of this site counts. */
export function redirectOfNote(text: string | null | undefined): string | null {
  const path = note.exec(text ?? '')?.[1] ?? null;
  return path && !path.startsWith('//') && !path.startsWith('/\\') ? sentAs(path) : null;
}

/**
 * Records with the notes of other categories followed to their end, so that a category leads there in one hop. A note that leads back to its own
 * category, directly or through others, is refused: the category is shown (ruling 6 drops cycles).
 */
export function withFollowedNotes(records: readonly CategoryRecord[]): CategoryRecord[] {
  const byAddress = new Map(
    records.flatMap((record) => addressKeys(record).map((key) => [key, record])),
  );
  return records.map((record) =>
    record.redirect === null ? record : { ...record, redirect: endOf(record, byAddress) },
  );
}

function endOf(
  record: CategoryRecord,
  byAddress: ReadonlyMap<string, CategoryRecord>,
): string | null {
  const seen = new Set<string>([record.id]);
  let place = record.redirect;
  while (place !== null) {
    const next = byAddress.get(placeKey(place));
    if (!next) return place;
    if (seen.has(next.id)) return null;
    if (next.redirect === null) return place;
    seen.add(next.id);
    place = next.redirect;
  }
  return null;
}

/** Its address among the categories, and that of its page, which for an event category is another. */
function addressKeys({ id }: CategoryRecord): string[] {
  const { pathname, c } = categoryRoute(id);
  const page = categoryPagePath(id);
  return [`${pathname} ${c ?? ''}`, ...(page === null ? [] : [placeKey(page)])];
}

function placeKey(place: string): string {
  const { pathname, searchParams } = new URL(place, 'http://shop');
  return `${canonicalPath(pathname)} ${(searchParams.get('c') ?? '').toLowerCase()}`;
}
