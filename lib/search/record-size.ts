import type { ProductRecord } from './record';

/** What the vendor takes of one record on its smallest plan, in bytes of its JSON. It refuses whatever comes with a bigger one. */
const mostBytes = 10_000;

/** A record that the search index takes: of one that is too big the last colors are not shown in lists, and then the end of its text is not searched. */
export function fittedRecord(record: ProductRecord): ProductRecord {
  let excess = bytesOf(record) - mostBytes;
  if (excess <= 0) return record;
  const pictures = [...(record.ColorPictures ?? [])];
  while (excess > 0 && pictures.length > 0) excess -= bytesOf(pictures.pop()) + 1;
  return {
    ...record,
    ...(record.ColorPictures ? { ColorPictures: pictures } : {}),
    Description: excess > 0 ? withoutEnd(record.Description, excess) : record.Description,
  };
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function withoutEnd(text: string, characters: number): string {
  return text.slice(0, Math.max(0, text.length - characters)).replace(/[\uD800-\uDBFF]$/, '');
}
