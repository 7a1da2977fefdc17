import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** How often a body will be sent again: files for ever, documents until they change, everything else never. */
export type Reuse = 'for-ever' | 'until-changed' | 'never';

const qualities: Record<Reuse, { br: number; gzip: number }> = {
  'for-ever': { br: 11, gzip: 9 },
  'until-changed': { br: 6, gzip: 7 },
  never: { br: 4, gzip: 4 },
};
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A body compressed, as hard as its reuse is worth. */
export async function compress(body: Buffer, encoding: Encoding, reuse: Reuse): Promise<Buffer> {
  if (encoding === 'gzip') return exact(await gzipped(body, { level: qualities[reuse].gzip }));
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;
  return exact(
    await brotli(body, {
      params: {
        [BROTLI_PARAM_QUALITY]: qualities[reuse].br,
        [BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        [BROTLI_PARAM_LGWIN]: windowOf(body),
      },
    }),
  );
}

/** The smallest window that spans the body: a larger one only takes memory. */
function windowOf({ byteLength }: Buffer): number {
  return Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(byteLength + 16))),
  );
}

/** A copy of the bytes alone: zlib's result is often the start of a much larger buffer, which would stay in memory with it. */
function exact(bytes: Buffer): Buffer {
  const alone = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(alone);
  return alone;
}

/** The body that was compressed with `br`. */
export const decompress: (body: Buffer) => Promise<Buffer> = promisify(brotliDecompress);
