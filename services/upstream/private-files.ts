import type { Env } from '@/lib/config/env';
import { PlainError } from '@/lib/core/errors/error-words';
import { answerBytes } from '@/lib/upstream/read-answer';
import { reaching } from './unavailable';

const timeoutMs = 8000;

/** Files that only the services read and write, by their names. Everything throws `UpstreamUnavailable` when the storage does not answer. */
export interface PrivateFiles {
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** `null` for a file that is not there. */
  get(name: string): Promise<ArrayBuffer | null>;
  /** A file that is not there has been deleted already. */
  remove(name: string): Promise<void>;
}

/** The private container of the configured blob storage, by its shared access signature. */
export function privateFiles(
  env: Pick<Env, 'FILES_PRIVATE_URL' | 'FILES_PRIVATE_SIGNATURE'>,
): PrivateFiles {
  const call = (name: string, init: RequestInit) =>
    fetch(`${env.FILES_PRIVATE_URL}/${name}?${env.FILES_PRIVATE_SIGNATURE}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  return {
    put: (name, bytes, type) =>
      reaching('files', 'private-put', async () => {
        const { ok, status } = await call(name, {
          method: 'PUT',
          body: Uint8Array.from(bytes),
          headers: { 'content-type': type, 'x-ms-blob-type': 'BlockBlob' },
        });
        if (!ok) throw new PlainError(`private file: ${status}`);
      }),
    get: (name) =>
      reaching('files', 'private-get', async () => {
        const response = await call(name, {});
        if (response.status === 404) return null;
        if (!response.ok) throw new PlainError(`private file: ${response.status}`);
        return answerBytes(response);
      }),
    remove: (name) =>
      reaching('files', 'private-delete', async () => {
        const { ok, status } = await call(name, { method: 'DELETE' });
        if (!ok && status !== 404) throw new PlainError(`private file: ${status}`);
      }),
  };
}
