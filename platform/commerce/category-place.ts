import type { Queryable } from '@/services/database/database';
import { notFound, refusal } from './errors';
import type { Json } from './engine/json';
import type { Key } from './engine/store';

const ABOVE = `with recursive above as (
  select id, doc ->> 'ParentID' as parent_id, 1 as level from commerce.resource where kind = 'Category' and parent = $1 and id = $2
  union all
  select k.id, k.doc ->> 'ParentID', above.level + 1 from above
  join commerce.resource k on k.kind = 'Category' and k.parent = $1 and k.id = above.parent_id
  where above.level < 100
) select id from above`;

/**
 * Checks where a category hangs: its parent must exist in the same catalog, and the category must not lie above it. One check of a catalog
 * at a time, so that two changes at once cannot close a circle. Throws 404 and `Category.CircularReference`. Inside a transaction.
 */
export async function checkCategoryPlace(
  handle: Queryable,
  { parent, id }: Key,
  { ParentID }: Json,
): Promise<void> {
  if (typeof ParentID !== 'string') return;
  await handle.query('select pg_advisory_xact_lock(hashtext($1))', [`categories of ${parent}`]);
  const above = await handle.query<{ id: string }>(ABOVE, [parent, ParentID]);
  if (ParentID === id || above.some((category) => category.id === id))
    throw refusal('Category.CircularReference', { CategoryID: id, ParentID });
  if (above.length === 0) throw notFound('Category', ParentID);
}
