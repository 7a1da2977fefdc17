import { isDeepStrictEqual } from 'node:util';
import { searchIndexes } from '@/lib/config/search-indexes';
import { curatedTermType } from '@/lib/search/curated-term';
import type { ContentRecord } from '@/lib/search/record';
import { sql } from '@/services/database/statements';
import type { ContentEntry } from '../upstream/content/entries';
import type { IndexerContext } from './context';
import type { Entity } from './entities';
import { recordOf, shownOf, type EntryShown } from './look-at-content';
import { request } from './queue';

/**
 * Brings the index of articles and pages in step with what is published, for what happened while nobody listened; in a new shop that is everything. Entries that pages
 * show otherwise go into the queue, as do those that are no more and curated search terms that were never looked at. Answers how many records were wrong, and terms never
 * looked at. Throws what the clients throw.
 */
export async function firstLookAtContent({
  store,
  content,
  index,
}: IndexerContext): Promise<number> {
  const indexed = new Map<string, ContentRecord>();
  await index.browse<ContentRecord>(searchIndexes.content, (records) => {
    for (const record of records) indexed.set(record.objectID, record);
  });
  const entries = [...(await content.all('article')), ...(await content.all('staticPage'))];
  const wrong: ContentRecord[] = [];
  for (const entry of entries) {
    const record = await recordOf(content, entry);
    if (!isDeepStrictEqual(record, plain(indexed.get(entry.id)))) wrong.push(record);
    indexed.delete(entry.id);
  }
  const gone = [...indexed.keys()];
  if (wrong.length > 0) await index.save(searchIndexes.content, wrong);
  if (gone.length > 0) await index.remove(searchIndexes.content, gone);
  const terms = await content.all(curatedTermType);
  return store.transact(function* () {
    const rows = yield* sql<{ entity: string; facts: EntryShown | string }>(
      `select entity, facts from services.shown where entity like 'entry:%'`,
    );
    const shown = new Map(rows.map(({ entity, facts }) => [entity, factsOf(facts)]));
    const never = terms.filter(({ id }) => !shown.has(`entry:${id}`));
    const isOtherwise = (entry: ContentEntry) =>
      shown.get(`entry:${entry.id}`)?.whole !== shownOf(entry).whole;
    const unseen = [...entries.filter(isOtherwise), ...never].map(({ id }) => id);
    yield* request([...unseen, ...gone].map((id): Entity => `entry:${id}`));
    return wrong.length + gone.length + never.length;
  });
}

const factsOf = (facts: EntryShown | string): EntryShown =>
  typeof facts === 'string' ? (JSON.parse(facts) as EntryShown) : facts;

/** A record without what the search engine adds to it. */
function plain(record: ContentRecord | undefined): ContentRecord | undefined {
  if (!record) return undefined;
  const { objectID, title, slug, section, path, contentType, summary, tags, Image } = record;
  return { objectID, title, slug, section, path, contentType, summary, tags, Image };
}
