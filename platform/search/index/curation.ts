import type { Queryable } from '@/services/database/database';
import type { SearchIndex } from './search-index';
import { readRule, type Rule } from '../query/rules';
import { readSynonym, type Synonym } from '../query/synonyms';

/** What people lay down for an index beside its settings. */
export type CurationKind = 'rules' | 'synonyms';

/** One change to the rules or the synonyms of an index. */
export type CurationChange = { put: unknown } | { remove: string } | { clear: true };

/** The rules and synonyms of an index by objectID. */
export interface Curation {
  readonly rules: ReadonlyMap<string, Rule>;
  readonly synonyms: ReadonlyMap<string, Synonym>;
}

/** Gives every index its stored rules and synonyms. */
export async function restoreCuration(
  db: Queryable,
  get: (name: string) => SearchIndex | undefined,
): Promise<void> {
  const rows = await db.query<{ index_name: string; kind: CurationKind; doc: unknown }>(
    'select index_name, kind, doc from search_curation order by index_name, kind, object_id',
  );
  for (const { index_name: name, kind, doc } of rows) {
    const index = get(name);
    if (index) Object.assign(index, curated(index, kind, [{ put: doc }]));
  }
}

/** What an index holds after some changes in order. Throws a `SearchFault` 400 for a rule or synonym that is none. */
export function curated(
  { rules, synonyms }: Curation,
  kind: CurationKind,
  changes: readonly CurationChange[],
): Curation {
  return kind === 'rules'
    ? { rules: changed(rules, changes, readRule), synonyms }
    : { rules, synonyms: changed(synonyms, changes, readSynonym) };
}

function changed<T extends Rule | Synonym>(
  before: ReadonlyMap<string, T>,
  changes: readonly CurationChange[],
  read: (raw: unknown) => T,
): ReadonlyMap<string, T> {
  const map = new Map(before);
  for (const change of changes) {
    if ('clear' in change) map.clear();
    else if ('remove' in change) map.delete(change.remove);
    else {
      const object = read(change.put);
      map.set(object.objectID, object);
    }
  }
  return map;
}

/** Stores the rules and synonyms an index holds now, in place of those it had. */
export async function storeCuration(
  db: Queryable,
  index: Curation & { readonly name: string },
): Promise<void> {
  await db.query('delete from search_curation where index_name = $1', [index.name]);
  const rows = (['rules', 'synonyms'] as const).flatMap((kind) =>
    [...index[kind].values()].map((doc) => ({ kind, object_id: doc.objectID, doc })),
  );
  if (rows.length > 0)
    await db.query(
      `insert into search_curation (index_name, kind, object_id, doc)
       select $1, kind, object_id, doc from jsonb_to_recordset($2::jsonb) as row (kind text, object_id text, doc jsonb)`,
      [index.name, JSON.stringify(rows)],
    );
}
