import { extname } from 'node:path';
import { keptFile } from '@/lib/cache/finished-text';
import { buildFiles, sharedFiles } from '@/lib/core/framework';
import { asSent } from '@/lib/http/compile-hint';
import { isCompressible } from '@/lib/http/encodings';
import { filesIn, readSharedFile } from '@/lib/replicas/share-files';
import { bareAnswer, type Answer } from './answer';

/** Answers for files of builds that this process is not of. */
export interface ReleaseFiles {
  /** `null` when the request is for something else, or for a file of this build, which the framework serves. */
  answer(url: string): Promise<Answer | null>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const other = 'application/octet-stream';

/**
 * The files of other releases: out of the shared folder (`shareFiles`), as the framework would serve them. A file of no release is missing, which nobody may
 * keep: it may be of one that is just coming. `own` is the folder of this build's files.
 */
export async function createReleaseFiles(
  own: string,
  shared: string | undefined,
): Promise<ReleaseFiles> {
  const ours = new Set(await filesIn(own));
  return {
    answer: async (url) => {
      const pathname = decodeURIComponent(url.split('?')[0] ?? '');
      if (!pathname.startsWith(buildFiles)) return null;
      const file = pathname.slice(buildFiles.length);
      if (ours.has(file)) return null;
      const body =
        shared !== undefined && file.startsWith(sharedFiles)
          ? await readSharedFile(shared, file.slice(sharedFiles.length))
          : null;
      return body ? fileAnswer(pathname, body) : bareAnswer(404);
    },
  };
}

function fileAnswer(pathname: string, body: Buffer): Answer {
  const type = types[extname(pathname)] ?? other;
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
    text: isCompressible(type)
      ? keptFile(pathname, 'shared', () => asSent(pathname, body))
      : { etag: '', plain: () => body, encoded: () => null },
  };
}
