import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './support/paths.mjs';

const file = join(root, 'public', 'third-party-notices.txt');
const licenceName = /^(licen[cs]e|copying|notice)([-.].*)?$/i;
const line = '-'.repeat(80);

/**
 * A package as the lock file names it.
 *
 * @typedef {{ version: string, license?: string, dev?: boolean, devOptional?: boolean, optional?: boolean }} Locked
 */

/**
 * Writes the notices of every package that runs in production, from the lock file and the packages themselves; with `--check` only says whether the file
 * is that. Packages built for one system each are named without their text: which of them is installed differs.
 */
const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
/** @type {Record<string, Locked>} */
const packages = lock.packages;
const inProduction = Object.entries(packages).filter(
  ([path, { dev, devOptional }]) => path.startsWith('node_modules/') && !dev && !devOptional,
);
const shipped = inProduction.filter(([, { optional }]) => !optional);
const forOneSystem = inProduction.filter(([, { optional }]) => optional);
/** @type {Map<string, string[]>} */
const byText = new Map();
for (const [path, { version, license }] of shipped) {
  const text = await noticeOf(join(root, path));
  byText.set(text, [...(byText.get(text) ?? []), nameOf(path, version, license)]);
}
const parts = [...byText]
  .map(([text, names]) => ({ names: [...new Set(names)].sort(), text }))
  .sort((one, other) => (one.names[0] ?? '').localeCompare(other.names[0] ?? ''));
const notices = `Packages of others that the shop is made of, with their licences\n\n${parts.map(({ names, text }) => `${names.join('\n')}\n\n${text}\n`).join(`\n${line}\n\n`)}\n${line}\n\nBuilt for one system each, with their licence\n\n${forOneSystem
  .map(([path, { version, license }]) => nameOf(path, version, license))
  .sort()
  .join('\n')}\n`;

if (process.argv.includes('--check')) {
  const written = await readFile(file, 'utf8').catch(() => '');
  if (written !== notices) {
    console.error('public/third-party-notices.txt is not what the packages say: npm run licences');
    process.exitCode = 1;
  }
} else {
  await writeFile(file, notices);
  console.log(`${shipped.length} packages, ${parts.length} texts`);
}

/**
 * @param {string} path
 * @param {string} version
 * @param {string} [license]
 */
function nameOf(path, version, license) {
  return `${path.split('node_modules/').at(-1)} ${version} (${license ?? 'see below'})`;
}

/** @param {string} folder */
async function noticeOf(folder) {
  const names = (await readdir(folder)).filter((name) => licenceName.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return (
    texts.map((text) => text.replace(/\r\n/g, '\n').trim()).join('\n\n') ||
    'The package carries no text of its licence.'
  );
}
