import type { Encoding } from '@/lib/cache/compress';

const compressible =
  /^(text\/|application\/(json|javascript|manifest\+json|xml|rss\+xml|ld\+json)|image\/svg)/;

/** Whether a body of this type is worth compressing. */
export function isCompressible(contentType: string): boolean {
  return compressible.test(contentType);
}

/** The best encoding a client accepts, or `null`. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const names = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}
