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
import { ownerOf, paymentPages, type PaymentPage } from './owners';
import { reachedFrom } from './reached';

/** A script of pages where cards are typed, as the build made it. */
export interface PaymentScript {
  file: string;
  /** The addresses of the pages that can load it. */
  pages: string[];
  bytes: number;
  /** As an `integrity` attribute would say it. */
  hash: string;
  /** The packages and folders its code is from, in order. */
  parts: string[];
}

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
 * Every script that the pages where cards are typed can load from this site. Throws an Error with one line for each that is made of something no owner is named
 * for (`owners.ts`), or of something unknown.
 */
export async function takeInventory(
  nextFolder: string,
  parts: ReadonlyMap<string, readonly string[]>,
): Promise<PaymentScript[]> {
  const scripts = new Map<string, PaymentScript>();
  const faults: string[] = [];
  for (const page of paymentPages)
    for (const script of await scriptsOf(page, nextFolder, parts)) {
      faults.push(...unlisted(script, page));
      const before = scripts.get(script.file)?.pages ?? [];
      scripts.set(script.file, { ...script, pages: [...before, page.path] });
    }
  if (faults.length > 0)
    throw new Error(
      `A payment page would run what nobody answers for (scripts/payment-page/owners.ts):\n${faults.join('\n')}`,
    );
  return [...scripts.values()].sort((one, other) => one.file.localeCompare(other.file));
}

async function scriptsOf(
  page: PaymentPage,
  nextFolder: string,
  parts: ReadonlyMap<string, readonly string[]>,
): Promise<Omit<PaymentScript, 'pages'>[]> {
  const { first, polyfills } = await firstFiles(nextFolder, page);
  const texts = await reachedFrom(first, (file) => readFile(join(nextFolder, file), 'utf8'));
  const made = (file: string, text: string) =>
    polyfills.includes(file)
      ? ['next']
      : loadsOnly(text)
        ? ['[turbopack]']
        : [...(parts.get(file) ?? [])];
  return [...texts].map(([file, text]) => ({
    file,
    bytes: Buffer.byteLength(text),
    hash: `sha384-${createHash('sha384')
      .update(asSent(`/_next/${file}`, Buffer.from(text)))
      .digest('base64')}`,
    parts: made(file, text),
  }));
}

function unlisted(
  { file, parts }: Pick<PaymentScript, 'file' | 'parts'>,
  page: PaymentPage,
): string[] {
  const at = `  ${page.path} ${file}`;
  if (parts.length === 0) return [`${at}: nobody knows what it is made of`];
  return parts.filter((part) => !ownerOf(part, page)).map((part) => `${at}: ${part}`);
}

/** What the build's manifests name: the framework's start and polyfills, which have no map, a page's entries and the parts its document may ask for. */
async function firstFiles(
  nextFolder: string,
  { folder }: PaymentPage,
): Promise<{ first: string[]; polyfills: string[] }> {
  const read = (file: string) => readFile(join(nextFolder, file), 'utf8');
  const shared = readBuildManifest(await read('build-manifest.json'));
  const all = [
    ...shared.rootMainFiles,
    ...shared.polyfillFiles,
    ...readClientManifest(await read(clientManifestOf(folder))),
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
    owners: [...new Set(script.parts.map((part) => ownerAt(script, part)))],
  }));
  await writeFile(
    join(buildFolder, 'payment-page-scripts.json'),
    `${JSON.stringify(owned, null, 2)}\n`,
  );
}

function ownerAt({ pages }: PaymentScript, part: string): string | undefined {
  const page = paymentPages.find(({ path }) => pages.includes(path));
  return page && ownerOf(part, page)?.owner;
}
