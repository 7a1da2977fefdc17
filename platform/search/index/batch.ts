import { newId } from '@/lib/core/ids';
import { isStorable } from '@/platform/wire/body';
import type { SearchDocument } from './document';
import { SearchFault } from '../fault';
import type { RecordChange } from './indexes';
import type { SearchIndex } from './search-index';

/** One operation of a batch as the client sends it. */
export type BatchOperation = Record<string, unknown>;

/** Turns batch operations into record changes over what the index holds. Throws a `SearchFault` 400 for one it does not know, and for a record that is too big. */
export function planBatch(
  operations: readonly BatchOperation[],
  index: SearchIndex | undefined,
): RecordChange[] {
  const drafts = new Map<string, SearchDocument | null>();
  const current = (objectID: string) =>
    (drafts.has(objectID) ? drafts.get(objectID) : index?.records.get(objectID)) ?? null;
  return operations.flatMap((operation, position): RecordChange[] => {
    const body =
      typeof operation.body === 'object' && operation.body !== null ? { ...operation.body } : {};
    const rawID = 'objectID' in body ? body.objectID : undefined;
    refuseTooBig(body, position, rawID);
    switch (operation.action) {
      case 'addObject':
        return [put(drafts, { ...body, objectID: rawID === undefined ? newId() : idOf(rawID) })];
      case 'updateObject':
        return [put(drafts, { ...body, objectID: idOf(rawID) })];
      case 'partialUpdateObject':
      case 'partialUpdateObjectNoCreate': {
        const objectID = idOf(rawID);
        const record = current(objectID);
        if (record === null && operation.action === 'partialUpdateObjectNoCreate') return [];
        return [put(drafts, { ...record, ...body, objectID })];
      }
      case 'deleteObject': {
        const objectID = idOf(rawID);
        drafts.set(objectID, null);
        return [{ remove: objectID }];
      }
      case 'clear':
      case 'delete':
        for (const document of index?.records.documents() ?? [])
          drafts.set(document.objectID, null);
        return [{ clear: true }];
      default:
        throw new SearchFault(400, `Invalid action: ${String(operation.action)}`);
    }
  });
}

/** What the vendor takes of a record on its smallest plan. */
const mostBytes = 10_000;

function refuseTooBig(body: object, position: number, objectID: unknown): void {
  const size = Buffer.byteLength(JSON.stringify(body));
  if (size > mostBytes)
    throw new SearchFault(
      400,
      `Record at the position ${position} objectID=${String(objectID)} is too big size=${size}/${mostBytes} bytes. Please have a look at https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/#record-size-limits`,
    );
}

/** The objectIDs a batch touched, one per operation, as the answer lists them. */
export function touched(changes: readonly RecordChange[]): string[] {
  return changes.flatMap((change) =>
    'put' in change ? [change.put.objectID] : 'remove' in change ? [change.remove] : [],
  );
}

function put(drafts: Map<string, SearchDocument | null>, document: SearchDocument): RecordChange {
  drafts.set(document.objectID, document);
  return { put: document };
}

function idOf(value: unknown): string {
  if ((typeof value === 'string' && value !== '' && isStorable(value)) || typeof value === 'number')
    return String(value);
  throw new SearchFault(400, 'ObjectID is missing or not a string');
}
