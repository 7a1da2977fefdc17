import { algoliasearch, type Algoliasearch, type Rule, type SynonymHit } from 'algoliasearch';
import type { Env } from '@/lib/config/env';
import { log } from '@/lib/core/log';

/** What the indexer asks of the search engine; every write has taken effect when its promise resolves. Throws what the client throws. */
export interface IndexClient {
  /** The records whose attribute has this value. */
  recordsWith<T>(indexName: string, attribute: string, value: string): Promise<T[]>;
  record<T>(indexName: string, objectID: string): Promise<T | null>;
  isEmpty(indexName: string): Promise<boolean>;
  /** How many values an attribute has that is counted in lists, up to a thousand. */
  countValues(indexName: string, attribute: string): Promise<number>;
  browse<T>(indexName: string, each: (records: T[]) => Promise<void> | void): Promise<void>;
  /** Writes whole records. One that is too big for the vendor is left out, and the log says so. */
  save(indexName: string, records: readonly object[]): Promise<void>;
  /** Changes single attributes of records that exist. */
  change(indexName: string, changes: readonly ({ objectID: string } & object)[]): Promise<void>;
  remove(indexName: string, objectIDs: readonly string[]): Promise<void>;
  /** Keeps these rules and synonyms in an index and its replicas, and those of the other IDs no longer. */
  curate(indexName: string, rules: Curation<Rule>, synonyms: Curation<SynonymHit>): Promise<void>;
}

/** What is kept of some IDs. */
interface Curation<T> {
  ids: readonly string[];
  kept: readonly T[];
}

/** The official Algolia client with the key that may write. */
export function indexClient(env: Env): IndexClient {
  const hosts = env.SEARCH_HOST
    ? {
        hosts: [
          { url: env.SEARCH_HOST, protocol: env.SEARCH_PROTOCOL, accept: 'readWrite' as const },
        ],
      }
    : {};
  const client = algoliasearch(env.SEARCH_APP_ID, env.SEARCH_ADMIN_KEY, {
    ...hosts,
    timeouts: { connect: 5000, read: 10_000, write: 30_000 },
  });
  const batch = async (
    indexName: string,
    action: 'addObject' | 'partialUpdateObjectNoCreate' | 'deleteObject',
    bodies: readonly object[],
  ) => {
    let requests = bodies.map((body) => ({ action, body: body as Record<string, unknown> }));
    while (requests.length > 0) {
      try {
        const { taskID } = await client.batch({ indexName, batchWriteParams: { requests } });
        await effectOf(indexName, taskID);
        return;
      } catch (error) {
        const tooBig = tooBigRecord(error);
        const others = requests.filter(({ body }) => body.objectID !== tooBig?.objectID);
        if (!tooBig || others.length === requests.length) throw error;
        const detail = `${indexName} ${tooBig.objectID}: ${tooBig.bytes} bytes`;
        log('error', 'record too big for the search index', { upstream: 'search', detail });
        requests = others;
      }
    }
  };
  const effectOf = (indexName: string, taskID: number) =>
    client.waitForTask({ indexName, taskID, timeout: (tries) => Math.min(tries * 20, 1000) });
  /** The writes of an index count one after the other: with the last of them all do. */
  const curate = async <T extends { objectID: string }>(
    indexName: string,
    { ids, kept }: Curation<T>,
    save: (record: T) => Promise<{ taskID: number }>,
    remove: (objectID: string) => Promise<{ taskID: number }>,
  ) => {
    let last: number | null = null;
    for (const id of ids) {
      const record = kept.find(({ objectID }) => objectID === id);
      last = (await (record ? save(record) : remove(id))).taskID;
    }
    if (last !== null) await effectOf(indexName, last);
  };
  return {
    curate: async (indexName, rules, synonyms) => {
      const forwardToReplicas = true;
      await curate(
        indexName,
        rules,
        (rule) => client.saveRule({ indexName, objectID: rule.objectID, rule, forwardToReplicas }),
        (objectID) => client.deleteRule({ indexName, objectID, forwardToReplicas }),
      );
      await curate(
        indexName,
        synonyms,
        (synonymHit) =>
          client.saveSynonym({
            indexName,
            objectID: synonymHit.objectID,
            synonymHit,
            forwardToReplicas,
          }),
        (objectID) => client.deleteSynonym({ indexName, objectID, forwardToReplicas }),
      );
    },
    recordsWith: async <T>(indexName: string, attribute: string, value: string) => {
      const answer = await client.searchSingleIndex<T>({
        indexName,
        searchParams: {
          query: '',
          facetFilters: [[`${attribute}:${value}`]],
          distinct: false,
          hitsPerPage: 1000,
          attributesToHighlight: [],
          analytics: false,
        },
      });
      return answer.hits as T[];
    },
    record: (indexName, objectID) => oneOf(client, indexName, objectID),
    isEmpty: async (indexName) => {
      const searchParams = { query: '', hitsPerPage: 0, analytics: false };
      return (await client.searchSingleIndex({ indexName, searchParams })).nbHits === 0;
    },
    countValues: async (indexName, attribute) => {
      const { facets } = await client.searchSingleIndex({
        indexName,
        searchParams: {
          query: '',
          facets: [attribute],
          maxValuesPerFacet: 1000,
          hitsPerPage: 0,
          analytics: false,
        },
      });
      return Object.keys(facets?.[attribute] ?? {}).length;
    },
    browse: async <T>(indexName: string, each: (records: T[]) => Promise<void> | void) => {
      let cursor: string | undefined;
      do {
        const page = await client.browse<T>({
          indexName,
          browseParams: cursor ? { cursor } : { hitsPerPage: 1000 },
        });
        await each(page.hits as T[]);
        cursor = page.cursor;
      } while (cursor);
    },
    save: (indexName, records) => batch(indexName, 'addObject', records),
    change: (indexName, changes) => batch(indexName, 'partialUpdateObjectNoCreate', changes),
    remove: (indexName, objectIDs) =>
      batch(
        indexName,
        'deleteObject',
        objectIDs.map((objectID) => ({ objectID })),
      ),
  };
}

/** The record for which the vendor refused a whole batch. */
function tooBigRecord(error: unknown): { objectID: string; bytes: string } | null {
  const { status, message = '' } = error as { status?: number; message?: string };
  const found = /objectID=(.*) is too big size=(\d+)/.exec(message);
  if (status !== 400 || !found) return null;
  const [, objectID = '', bytes = ''] = found;
  return { objectID, bytes };
}

async function oneOf<T>(
  client: Algoliasearch,
  indexName: string,
  objectID: string,
): Promise<T | null> {
  const { results } = await client.getObjects<T>({ requests: [{ indexName, objectID }] });
  return (results[0] as T | undefined) ?? null;
}
