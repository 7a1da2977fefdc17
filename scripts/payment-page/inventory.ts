import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildScripts,
  clientManifestOf,
  readBuildManifest,
  readClientManifest,
} from '@/lib/core/framework';
import { asSent } from '@/lib/http/compile-hint';
import { loadsOnly, partOf } from './module-part';
import { ownerOf } from './owners';
import { reachedFrom } from './reached';

/** A script of the payment page as the build made it. */
export interface PaymentScript {
  file: string;
  bytes: number;
  /** As an `integrity` attribute would say it. */
  hash: string;
  /** The packages and folders its code is from, in order. */
  parts: string[];
}

const page = '(secure)/checkout';

const mapOf = /\n\/\/# sourceMappingURL=(\S+)\s*$/;

/** What each script of the build is made of, by its source map, which the front gives to nobody (`lib/http/guards.ts`). */
export async function readSourceMaps(nextFolder: string): Promise<Map<string, string[]>> {
  const parts = new Map<string, string[]>();
  const folder = join(nextFolder, buildScripts);
  for (const name of (await readdir(folder)).filter((one) => one.endsWith('.js'))) {
    const map = mapOf.exec(await readFile(join(folder, name), 'utf8'))?.[1];
    if (map === undefined) continue;
    parts.set(
      `${buildScripts}/${name}`,
      [
        ...new Set(
          sourcesOf(JSON.parse(await readFile(join(folder, map), 'utf8')) as SourceMap).map(partOf),
        ),
      ].sort(),
    );
  }
  return parts;
}

interface SourceMap {
  sources?: string[];
  sections?: { map: SourceMap }[];
}

function sourcesOf({ sources = [], sections = [] }: SourceMap): string[] {
  return [...sources, ...sections.flatMap(({ map }) => sourcesOf(map))];
}

/**
 * Every script the payment page can load from this site. Throws an Error with one line for each that is made of something no owner is named for
 * (`owners.ts`), or of something unknown.
 */
export async function takeInventory(
  nextFolder: string,
  parts: ReadonlyMap<string, readonly string[]>,
): Promise<PaymentScript[]> {
  const { first, polyfills } = await firstFiles(nextFolder);
  const texts = await reachedFrom(first, (file) => readFile(join(nextFolder, file), 'utf8'));
  const made = (file: string, text: string) =>
    polyfills.includes(file)
      ? ['next']
      : loadsOnly(text)
        ? ['[turbopack]']
        : [...(parts.get(file) ?? [])];
  const scripts = [...texts]
    .map(([file, text]) => ({
      file,
      bytes: Buffer.byteLength(text),
      hash: `sha384-${createHash('sha384')
        .update(asSent(`/_next/${file}`, Buffer.from(text)))
        .digest('base64')}`,
      parts: made(file, text),
    }))
    .sort((one, other) => one.file.localeCompare(other.file));
  const faults = scripts.flatMap(({ file, parts: of }) => unlisted(file, of));
  if (faults.length > 0)
    throw new Error(
      `The payment page would run what nobody answers for (scripts/payment-page/owners.ts):\n${faults.join('\n')}`,
    );
  return scripts;
}

function unlisted(file: string, parts: readonly string[]): string[] {
  if (parts.length === 0) return [`  ${file}: nobody knows what it is made of`];
  return parts.filter((part) => !ownerOf(part)).map((part) => `  ${file}: ${part}`);
}

/** What the build's manifests name: the framework's start and polyfills, which have no map, the page's entries and the parts its document may ask for. */
async function firstFiles(nextFolder: string): Promise<{ first: string[]; polyfills: string[] }> {
  const read = (file: string) => readFile(join(nextFolder, file), 'utf8');
  const shared = readBuildManifest(await read('build-manifest.json'));
  const all = [
    ...shared.rootMainFiles,
    ...shared.polyfillFiles,
    ...readClientManifest(await read(clientManifestOf(page))),
  ];
  return { first: all.filter((file) => file.endsWith('.js')), polyfills: shared.polyfillFiles };
}

/** Writes the inventory of this build, for an auditor and for the watch: `payment-page-scripts.json`. */
export async function writeInventory(
  buildFolder: string,
  scripts: readonly PaymentScript[],
): Promise<void> {
  const owned = scripts.map((script) => ({
    ...script,
    owners: [...new Set(script.parts.map((part) => ownerOf(part)?.owner))],
  }));
  await writeFile(
    join(buildFolder, 'payment-page-scripts.json'),
    `${JSON.stringify(owned, null, 2)}\n`,
  );
}
