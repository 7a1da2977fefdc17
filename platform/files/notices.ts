import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '@/services/database/database';
import { enqueue, openQueue, type Queue } from '../wire/queue';
import { contentTypeOf } from './content-type';

/** The queue of notices still to be delivered. */
export const NOTICES = 'stored_file_notice';

const TIMEOUT_MS = 10_000;

/** Puts the notice of a written file into the queue, in the write's own transaction: one event as Event Grid tells it. */
export async function queueNotice(
  handle: Queryable,
  { name, body, url, at }: { name: string; body: string; url: string; at: Date },
): Promise<void> {
  await enqueue(handle, NOTICES, {
    id: randomUUID(),
    topic: '/blobServices/default',
    subject: `/blobServices/default/containers/files/blobs/${name}`,
    eventType: 'Microsoft.Storage.BlobCreated',
    eventTime: at.toISOString(),
    data: {
      api: 'PutBlob',
      blobType: 'BlockBlob',
      contentType: contentTypeOf(name),
      contentLength: Buffer.byteLength(body),
      url,
    },
    dataVersion: '',
    metadataVersion: '1',
  });
}

/** Delivers the notices to one address, at least once each. The address itself holds the receiver's secret, as the vendor has it. */
export function openNotices(db: Database, address: string | undefined): Queue {
  return openQueue({
    db,
    table: NOTICES,
    send: async (event) => {
      if (!address) return;
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { 'content-type': 'application/json', 'aeg-event-type': 'Notification' },
        body: JSON.stringify([event]),
      });
      await response.body?.cancel();
      if (!response.ok)
        throw new Error(`The receiver of file notices answered ${response.status}.`);
    },
  });
}
