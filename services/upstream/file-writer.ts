import { randomUUID } from 'node:crypto';
import { PlainError } from '@/lib/core/errors/error-words';
import { blobVersion } from '@/lib/config/blob-storage';
import type { Env } from '@/lib/config/env';
import { answerText } from '@/lib/upstream/read-answer';
import { reaching } from './unavailable';

const timeoutMs = 5000;
const tries = 5;

/** Writes the retailer's static files in the blob storage. Everything throws `UpstreamUnavailable` when the storage does not answer. */
export interface FileWriter {
  put(name: string, body: string): Promise<void>;
  /** Reads, changes and writes back a file that nobody else changes meanwhile; `null` from `change` leaves it. Returns whether it was written. */
  edit(name: string, change: (body: string) => string | null): Promise<boolean>;
}

/** The writer of the configured storage: `PUT {name}?{shared access signature}`. */
export function fileWriter(env: Env): FileWriter {
  const write = async (name: string, body: string, condition: Record<string, string>) => {
    const response = await fetch(`${env.FILES_URL}/${name}?${env.FILES_SIGNATURE}`, {
      method: 'PUT',
      redirect: 'error',
      body,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', 'x-ms-blob-type': 'BlockBlob', ...condition },
    });
    // The storage says 409 where there was to be no file, 412 where it was to be another.
    if (response.status === 409 || response.status === 412) return false;
    if (!response.ok) throw new PlainError(`${name}: ${response.status}`);
    return true;
  };
  return {
    put: (name, body) =>
      reaching('files', 'write', async () => {
        await write(name, body, {});
      }),
    edit: (name, change) =>
      reaching('files', 'edit', async () => {
        for (let attempt = 0; attempt < tries; attempt += 1) {
          const response = await fetch(`${env.FILES_URL}/${name}?guid=${randomUUID()}`, {
            headers: blobVersion,
            signal: AbortSignal.timeout(timeoutMs),
          });
          if (!response.ok && response.status !== 404)
            throw new PlainError(`${name}: ${response.status}`);
          const etag = response.ok ? response.headers.get('etag') : null;
          const changed = change(response.ok ? await answerText(response) : '[]');
          if (changed === null) return false;
          if (await write(name, changed, etag ? { 'if-match': etag } : { 'if-none-match': '*' }))
            return true;
        }
        throw new PlainError(`${name}: changed by others all the time`);
      }),
  };
}
