import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFiles } from '@/lib/core/framework';

/** Another file of the build, as a sheet names it from where it lies itself. */
const relative = /url\((?!["']?(?:[a-z]+:|\/|#))(["']?)([^"')]+)\1\)/g;
const read = new Map<string, string | null>();

/** The text of one of the build's style sheets by its address, to stand in any document; `null` where there is none, as in a development build. Read once. */
export function styleSheet(address: string): string | null {
  const known = read.get(address);
  if (known !== undefined) return known;
  const text =
    textOf(address.slice(buildFiles.length))?.replace(
      relative,
      (_, quote: string, path: string) =>
        `url(${quote}${new URL(path, `http://shop${address}`).pathname}${quote})`,
    ) ?? null;
  read.set(address, text);
  return text;
}

function textOf(file: string): string | null {
  if (file.includes('..')) return null;
  try {
    return readFileSync(join(process.cwd(), '.next/static', file), 'utf8').replaceAll('</', '<\\/');
  } catch {
    return null;
  }
}
