import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { TakenSecrets } from '@/lib/core/signature';
import { openBaseline, sealBaseline } from './baseline';
import { receive, type Received } from './received';

export interface Watch {
  /** The payment page's address. */
  url: string;
  /** The key, which signs, and the one before, at least 32 characters each; not kept where the shop runs. */
  keys: TakenSecrets;
  /** The file of the signed baseline. */
  file: string;
  /** Headers that are not compared; taken from the baseline when it is there. */
  ignored?: readonly string[];
}

/** Compares what the payment page sends now with the signed baseline: a sentence for each difference. Throws an Error when that cannot be said. */
export async function watchPage({ url, keys, file }: Watch): Promise<string[]> {
  const { received, ignored, url: signedUrl } = openBaseline(await readFile(file, 'utf8'), keys);
  const now = await receive(url, ignored);
  return [
    ...(signedUrl === url ? [] : [`the baseline is of ${signedUrl}`]),
    ...differences(received, now),
  ];
}

/**
 * Signs what the payment page sends now, when each script of this site is one the build has an owner for (`inventory`, the file the build wrote). Answers
 * what stands against it; nothing is signed then. Throws an Error when the page does not answer.
 */
export async function signPage(
  { url, keys: [key], file, ignored = [] }: Watch,
  inventory: string,
  signedAt: string,
): Promise<string[]> {
  const built = z
    .array(z.object({ file: z.string(), hash: z.string() }))
    .parse(JSON.parse(await readFile(inventory, 'utf8')));
  const received = await receive(url, ignored);
  const faults = notBuilt(
    received,
    new Map(built.map(({ file: name, hash }) => [`/_next/${name}`, hash])),
  );
  if (faults.length === 0)
    await writeFile(file, sealBaseline({ url, signedAt, ignored: [...ignored], received }, key));
  return faults;
}

function notBuilt({ scripts }: Received, built: ReadonlyMap<string, string>): string[] {
  return Object.entries(scripts)
    .filter(([path, hash]) => built.get(path) !== hash)
    .map(([path]) => `script ${path} is none of this build`);
}

/** What is received now and was not signed, what was signed and is missing, and what is another: a sentence each. */
function differences(signed: Received, now: Received): string[] {
  return [
    ...ofRecords('header', signed.headers, now.headers),
    ...ofRecords('script', signed.scripts, now.scripts),
    ...ofLists('inline script', signed.inline, now.inline),
    ...ofLists('element', signed.elements, now.elements),
  ];
}

function ofRecords(
  what: string,
  signed: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string[] {
  const names = [...new Set([...Object.keys(signed), ...Object.keys(now)])].sort();
  return names.flatMap((name) => {
    const [before, after] = [signed[name], now[name]];
    if (before === after) return [];
    if (before === undefined) return [`${what} ${name} is new: ${after}`];
    return [
      after === undefined
        ? `${what} ${name} is missing`
        : `${what} ${name} was ${before} and is ${after}`,
    ];
  });
}

function ofLists(what: string, signed: readonly string[], now: readonly string[]): string[] {
  const left = [...now];
  const missing = signed.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [
    ...missing.map((one) => `${what} ${one} is missing`),
    ...left.map((one) => `${what} ${one} is new`),
  ];
}
