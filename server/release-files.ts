import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { keptFile } from '@/lib/cache/finished-text';
import { buildFiles, sharedFiles } from '@/lib/core/framework';
import { asSent } from '@/lib/http/compile-hint';
import { isCompressible } from '@/lib/http/encodings';
import { sendText } from './send-text';
import { filesIn, readSharedFile } from '@/lib/replicas/share-files';

/** Answers for files of builds that this process is not of. */
export interface ReleaseFiles {
  /** `false` when the request is for something else, or for a file of this build, which the framework serves. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
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
    answer: async (request, response) => {
      const pathname = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
      if (!pathname.startsWith(buildFiles)) return false;
      const file = pathname.slice(buildFiles.length);
      if (ours.has(file)) return false;
      const body =
        shared !== undefined && file.startsWith(sharedFiles)
          ? await readSharedFile(shared, file.slice(sharedFiles.length))
          : null;
      if (body) await send(request, response, pathname, body);
      else
        response
          .writeHead(404, {
            'Content-Type': 'text/plain; charset=utf-8',
            'Cache-Control': 'private, no-store',
          })
          .end('404\n');
      return true;
    },
  };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  body: Buffer,
): Promise<void> {
  const type = types[extname(pathname)] ?? other;
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  if (isCompressible(type))
    await sendText(
      request,
      response,
      keptFile(pathname, 'shared', () => asSent(pathname, body)),
    );
  else response.setHeader('Content-Length', body.byteLength).end(body);
}
