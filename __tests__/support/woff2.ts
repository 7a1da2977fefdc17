import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The order of the known tags in the format's table of tags (W3C WOFF 2.0, §4.1), as far as they are needed here to count. */
const tags = [
  'cmap',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'name',
  'OS/2',
  'post',
  'cvt ',
  'fpgm',
  'glyf',
  'loca',
];

/** The characters a font file has, each with its advance width in font units. */
export function advanceWidths(path: string): Map<string, number> {
  const table = tablesOf(readFileSync(path));
  const glyphs = charactersOf(table('cmap'));
  const metrics = table('hmtx');
  const long = table('hhea').readUInt16BE(34);
  // The transformed table leaves the side bearings out (§5.4).
  const width = (glyph: number) =>
    metrics.transformed ? metrics.readUInt16BE(1 + 2 * glyph) : metrics.readUInt16BE(4 * glyph);
  return new Map(
    [...glyphs].map(([code, glyph]) => [
      String.fromCodePoint(code),
      width(Math.min(glyph, long - 1)),
    ]),
  );
}

type Table = Buffer & { transformed: boolean };

function tablesOf(file: Buffer): (tag: string) => Table {
  let at = 48;
  const number = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80;) {
      byte = file[at++] ?? 0;
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  const directory = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file[at++] ?? 0;
    const known = tags[flags & 0x3f];
    const tag =
      (flags & 0x3f) === 0x3f
        ? file.toString('latin1', at, (at += 4))
        : (known ?? `#${flags & 0x3f}`);
    const glyphs = tag === 'glyf' || tag === 'loca';
    const transformed = (flags >> 6 === 0) === glyphs;
    const length = number();
    return { tag, transformed, length: transformed ? number() : length };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let from = 0;
  const tables = new Map(
    directory.map(({ tag, transformed, length }) => [
      tag,
      Object.assign(Buffer.from(data.subarray(from, (from += length))), { transformed }),
    ]),
  );
  return (tag) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`The font has no ${tag}.`);
    return table;
  };
}

/** Code points and their glyphs, from the subtables of segments (format 4). */
function charactersOf(cmap: Buffer): Map<number, number> {
  const found = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const part = cmap.subarray(cmap.readUInt32BE(8 + 8 * index));
    if (part.readUInt16BE(0) !== 4) continue;
    const bytes = part.readUInt16BE(6);
    for (let segment = 0; segment < bytes; segment += 2) {
      const [end, start, delta, range] = [14, 16 + bytes, 16 + 2 * bytes, 16 + 3 * bytes].map(
        (base) => part.readUInt16BE(base + segment),
      ) as [number, number, number, number];
      for (let code = start; code <= end && code < 0xffff; code += 1) {
        const glyph =
          range === 0
            ? code
            : part.readUInt16BE(16 + 3 * bytes + segment + range + 2 * (code - start));
        if (glyph !== 0) found.set(code, (glyph + delta) & 0xffff);
      }
    }
  }
  return found;
}
