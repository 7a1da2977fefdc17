import { randomUUID } from 'node:crypto';
import { blobVersion } from '@/lib/config/blob-storage';
import type { Env } from '@/lib/config/env';
import { SetupError } from '../setup-error';
import type { Account, Step } from '../step';
import { firstFiles } from './first-files';

const timeoutMs = 10_000;

/** What of an environment opens the blob storage. */
type FilesEnv = Pick<Env, 'FILES_URL' | 'FILES_SIGNATURE'>;

/** The four files of the blob storage, made where they are missing. Written over is only what was made so and nobody has touched, by other `texts`. */
export function filesAccount(
  env: FilesEnv,
  texts: Readonly<Record<string, string>> = firstFiles,
): Account {
  return {
    name: `Blob storage at ${env.FILES_URL}`,
    steps: Object.entries(texts).map(([name, text]) => fileStep(env, name, text)),
    byHand: () => [
      'Azure portal, storage account, Configuration: allow anonymous access to blobs; then the container of FILES_URL, Change access level: Blob. What nobody may read looks as if it were not there.',
      'buyerxp.json closes every day as it is made: write hours, runs, fees and the origin of the vans into it, and take the rule "Ordering opens soon." out (`npm run marketing -- buyerxp put FILE`).',
      'A second container for photos of shipments, private: FILES_PRIVATE_URL, FILES_PRIVATE_SIGNATURE with the rights to read, write and delete.',
    ],
    settings: () => [],
  };
}

function fileStep(env: FilesEnv, name: string, text: string): Step {
  const begun = (firstFiles as Readonly<Record<string, string>>)[name];
  /** Of the file that is to be written over; `null` where there must be none. */
  let tag: string | null = null;
  return {
    what: `file ${name}`,
    look: async () => {
      const answer = await reach(`${env.FILES_URL}/${name}?guid=${randomUUID()}`, env, {
        headers: blobVersion,
      });
      const there = await answer.text();
      tag = null;
      if (answer.ok) {
        if (there === text || there !== begun) return { is: 'there' };
        tag = answer.headers.get('etag');
        return { is: 'different', fields: ['as it was made'] };
      }
      if (answer.status === 404) return { is: 'missing' };
      throw new SetupError(
        `The blob storage answers ${answer.status} to a read of ${name}: let everybody read the container of FILES_URL. A new storage account lets nobody.`,
        answer.status,
      );
    },
    make: async () => {
      const answer = await reach(`${env.FILES_URL}/${name}?${env.FILES_SIGNATURE}`, env, {
        method: 'PUT',
        body: text,
        headers: {
          'content-type': name.endsWith('.json') ? 'application/json' : 'application/xml',
          'x-ms-blob-type': 'BlockBlob',
          // Never over what somebody else has written meanwhile.
          ...(tag === null ? { 'if-none-match': '*' } : { 'if-match': tag }),
        },
      });
      await answer.body?.cancel();
      const isThereAlready = answer.status === 409 || answer.status === 412;
      if (!answer.ok && !isThereAlready)
        throw new SetupError(
          `The blob storage answers ${answer.status} to a write of ${name}: set FILES_SIGNATURE to a shared access signature of the container that may read, create and write.`,
          answer.status,
        );
    },
  };
}

function reach(url: string, { FILES_URL }: FilesEnv, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
    throw new SetupError(`The blob storage at ${FILES_URL} does not answer.`);
  });
}
