import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ByteCache } from './byte-cache';

export type Encoding = 'br' | 'gzip';

/** How often a body will be sent again: files for ever, documents until they change, everything else never. */
export type Reuse = 'for-ever' | 'until-changed' | 'never';

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml|rss\+xml|ld\+json)|image\/svg)/;
const smallestBytes = 1024;
const qualities: Record<Reuse, { br: number; gzip: number }> = {
  'for-ever': { br: 11, gzip: 9 },
  'until-changed': { br: 6, gzip: 7 },
  never: { br: 4, gzip: 4 },
};
const cache = new ByteCache<{ body: Buffer; size: number }>(48 * 1024 * 1024);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Whether a body of this type is worth compressing. */
export function isCompressible(contentType: string): boolean {
  return compressible.test(contentType);
}

/** The best encoding a client accepts, or `null`. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const names = (header ?? '').toLowerCase().split(',').map((part) => part.trim()).filter((part) => !/;\s*q=0(\.0*)?$/.test(part)).map((part) => part.split(';')[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}

/** A body compressed, from memory when it was sent before under the same key; `null` when it is too small to gain. */
export async function compressed(body: Buffer, encoding: Encoding, reuse: Reuse, key: string): Promise<Buffer | null> {
  if (body.byteLength < smallestBytes) return null;
  const entry = `${encoding} ${key}`;
  const known = reuse === 'never' ? undefined : cache.get(entry);
  if (known) return known.body;
  const result = encoding === 'br'
    ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[reuse].br, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } })
    : await gzipped(body, { level: qualities[reuse].gzip });
  if (reuse !== 'never') cache.set(entry, { body: result, size: result.byteLength });
  return result;
}
