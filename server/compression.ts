import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** How often a body will be sent again: files for ever, documents until they change, everything else never. */
export type Reuse = 'for-ever' | 'until-changed' | 'never';

const compressible = /^(text\/|application\/(json|javascript|manifest\+json|xml|rss\+xml|ld\+json)|image\/svg)/;
const qualities: Record<Reuse, { br: number; gzip: number }> = {
  'for-ever': { br: 11, gzip: 9 },
  'until-changed': { br: 6, gzip: 7 },
  never: { br: 4, gzip: 4 },
};
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

/** A body compressed, as hard as its reuse is worth. */
export function compress(body: Buffer, encoding: Encoding, reuse: Reuse): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: qualities[reuse].gzip });
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[reuse].br, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength } });
}
