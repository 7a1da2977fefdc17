import { now } from '@/lib/core/time/clock';
import { tagsHeader } from '@/lib/core/framework';
import { currentRequest } from '@/lib/core/request-context';
import { compress, decompress } from './compress';
import { areEnded, endTags } from './ended-tags';
import { keptIn } from './kept';
import { isCurrent, keptPages, type KeptPage } from './kept-pages';
import { deserialize, serialize } from 'node:v8';

/** Packs a value of texts, numbers, maps and buffers into compressed bytes, and says how many it takes unpacked. */
async function pack(value: unknown): Promise<{ bytes: Buffer; unpackedSize: number }> {
  const plain = serialize(value);
  return { bytes: await compress(plain, 'br', 'never'), unpackedSize: plain.byteLength };
}

/** The value that was packed. */
async function unpack(bytes: Buffer): Promise<unknown> {
  return deserialize(await decompress(bytes));
}

/** What the framework stores in a cache handler: a page (its HTML, router data and headers) or a piece of data. */
interface Value {
  kind: string;
  html?: string;
  headers?: Record<string, unknown>;
  tags?: string[];
}

interface Lifetime {
  revalidate?: number | false;
}

interface CachedValue {
  value: Value;
  lastModified: number;
  cacheControl?: Lifetime;
}

interface KeptData {
  size: number;
  packed: Buffer;
  unpackedSize: number;
  filedAt: number;
  tags: readonly string[];
}

interface Unpacked extends CachedValue {
  size: number;
}

/** Approximate memory of an entry besides its bytes. */
const entryBytes = 600;

const datas = () => keptIn<KeptData>('data');
const inUse = () => keptIn<Unpacked>('unpacked');

/**
 * The framework's cache (`cacheHandler` in `next.config.ts`): pages and data compressed in the one memory of this process, and what is in use unpacked beside
 * it. A page whose lifetime or tag has ended counts as missing, so that its successor is made before any response; it is kept in case that fails (decision
 * 009). Data past its lifetime is returned: its reader renews it (`cached.ts`).
 */
export default class FrameworkCache {
  async get(
    key: string,
    { kind, tags = [] }: { kind: string; tags?: string[] },
  ): Promise<CachedValue | null> {
    return kind === 'FETCH' ? dataOf(key, tags) : pageOf(key);
  }

  async set(
    key: string,
    value: Value | null,
    { tags = [], cacheControl }: { tags?: string[]; cacheControl?: Lifetime },
  ): Promise<void> {
    if (value === null) {
      keptPages().delete(key);
      return;
    }
    const filedAt = Date.now();
    const unpackedSize = await (value.kind === 'FETCH'
      ? fileData(key, value, filedAt, tags)
      : filePage(key, value, filedAt, cacheControl));
    inUse().set(key, {
      size: unpackedSize + entryBytes,
      value,
      lastModified: filedAt,
      cacheControl,
    });
  }

  revalidateTag(tags: string | string[]): Promise<void> {
    endTags([tags].flat());
    return Promise.resolve();
  }

  resetRequestCache(): void {}
}

async function fileData(
  key: string,
  value: Value,
  filedAt: number,
  tags: string[],
): Promise<number> {
  const { bytes, unpackedSize } = await pack(value);
  datas().set(key, {
    size: bytes.byteLength + entryBytes,
    packed: bytes,
    unpackedSize,
    filedAt,
    tags: [...new Set([...tags, ...(value.tags ?? [])])],
  });
  return unpackedSize;
}

async function filePage(
  key: string,
  { html = '', ...rest }: Value,
  filedAt: number,
  cacheControl: Lifetime = {},
): Promise<number> {
  // Compressed quickly, since the document that the front makes of it replaces it.
  const [body, parts] = await Promise.all([
    html === '' ? null : compress(Buffer.from(html), 'br', 'never'),
    pack({ ...rest, cacheControl }),
  ]);
  const tags = rest.headers?.[tagsHeader];
  keptPages().set(key, {
    size: (body?.byteLength ?? 0) + parts.bytes.byteLength + entryBytes,
    html: body,
    characters: html.length,
    parts: parts.bytes,
    partsSize: parts.unpackedSize,
    filedAt,
    seconds: cacheControl.revalidate ?? false,
    tags: typeof tags === 'string' ? tags.split(',') : [],
    sentAt: now().getTime(),
  });
  note(key, filedAt);
  return parts.unpackedSize + html.length * 2;
}

async function dataOf(key: string, tags: readonly string[]): Promise<CachedValue | null> {
  const data = datas().get(key);
  if (!data || areEnded([...data.tags, ...tags], data.filedAt)) return null;
  return inUseOr(key, data.filedAt, data.unpackedSize, async () => ({
    value: (await unpack(data.packed)) as Value,
    lastModified: data.filedAt,
  }));
}

async function pageOf(key: string): Promise<CachedValue | null> {
  const page = keptPages().get(key);
  if (!page || !isCurrent(page)) return null;
  note(key, page.filedAt);
  return inUseOr(key, page.filedAt, page.partsSize + page.characters * 2, () => unpackPage(page));
}

async function unpackPage({ html, parts, filedAt }: KeptPage): Promise<CachedValue> {
  const [text, { cacheControl, ...value }] = await Promise.all([
    html && decompress(html),
    unpack(parts) as Promise<Value & { cacheControl: Lifetime }>,
  ]);
  return {
    value: { ...value, ...(text ? { html: text.toString() } : {}) },
    lastModified: filedAt,
    cacheControl,
  };
}

async function inUseOr(
  key: string,
  filedAt: number,
  unpackedSize: number,
  found: () => Promise<CachedValue>,
): Promise<CachedValue> {
  const entry = inUse().get(key);
  if (entry?.lastModified === filedAt) return entry;
  const unpacked = await found();
  inUse().set(key, { ...unpacked, size: unpackedSize + entryBytes });
  return unpacked;
}

/** Notes which page answers the request that is being served. */
function note(key: string, filedAt: number): void {
  const request = currentRequest();
  if (request) request.keptPage = { key, filedAt };
}
