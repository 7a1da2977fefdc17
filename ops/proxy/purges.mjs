import { open, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

const mostBytes = 1024 * 1024;
/** As much of a kept answer as its headers can take: 16 KB of tags and what is beside them. */
const headBytes = 64 * 1024;

/**
 * A server that takes the purges of the services (`CDN_PURGE=http`: POST, `{"tags":[…]}`, `Authorization: Bearer KEY`) for an nginx that knows no tags: it removes
 * every file of the cache whose answer names one of them in `Cache-Tag`. Answers 204; 401 with another key, 400 for another body, 500 when the folder cannot be
 * written, after which the services try again. `GET /livez` answers 200.
 *
 * @param {{ folder: string, key: string, onPurge?: (tags: string[]) => void }} options The folder is that of `proxy_cache_path`, without `levels`.
 */
export function createPurges({ folder, key, onPurge }) {
  return createServer((request, response) => {
    answer(request).then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(500).end(),
    );
  });

  /** @param {import('node:http').IncomingMessage} request */
  async function answer(request) {
    if (request.method === 'GET' && request.url === '/livez') return 200;
    if (request.headers.authorization !== `Bearer ${key}`) return 401;
    const tags = tagsIn(await textOf(request));
    if (!tags) return 400;
    onPurge?.(tags);
    await endCopies(folder, new Set(tags));
    return 204;
  }
}

/** @param {import('node:http').IncomingMessage} request */
async function textOf(request) {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > mostBytes) return '';
  }
  return text;
}

/**
 * @param {string} text
 * @returns {string[] | null} `null` for what is no purge.
 */
function tagsIn(text) {
  try {
    const { tags } = JSON.parse(text);
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} folder
 * @param {ReadonlySet<string>} tags
 */
async function endCopies(folder, tags) {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    // Another purge may have ended it meanwhile, or the proxy.
    const head = await headOf(file).catch(() => '');
    const named = /^cache-tag: (.*)$/im.exec(head)?.[1]?.trim().split(',') ?? [];
    if (named.some((tag) => tags.has(tag))) await rm(file, { force: true });
  }
}

/** @param {string} file */
async function headOf(file) {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const text = buffer.toString('latin1', 0, bytesRead);
    return text.slice(0, text.indexOf('\r\n\r\n'));
  } finally {
    await handle.close();
  }
}
