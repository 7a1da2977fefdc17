/** Runs one of the proofs that are too long for `npm test`: `node scripts/prove.mjs survival` bundles and runs `scripts/prove/survival.ts`. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './support/build.mjs';
import { bundle, bundleOne } from './support/bundle.mjs';
import { ensureChromium, ensureJourneyBrowser } from './support/chromium.mjs';
import { chromiumPath } from './support/chromium-path.mjs';
import { shopEnvironment } from './support/environment.mjs';
import { wideLimits } from './support/wide-limits.mjs';
import { ensureInstalled, run } from './support/install.mjs';
import { isKnownName } from './support/known-name.mjs';
import { buildDir, root } from './support/paths.mjs';
import { ensurePinned } from './support/pinned.mjs';
import { startBackEnd, startShop } from './support/shop.mjs';

/**
 * What a proof exports.
 *
 * @typedef {object} Proof
 * @property {(input: import('./prove/proof').ProofInput) => Promise<boolean>} prove
 * @property {boolean} [needsShop]
 * @property {Record<string, string>} [settings] of the environment
 */

const name = process.argv[2] ?? '';
if (!isKnownName(name, await proofs(), 'node scripts/prove.mjs PROOF, which is one of'))
  process.exit();
await ensureInstalled();
// What a proof runs in this process speaks through its figures alone.
process.env.LOG_LEVEL ??= 'silent';
const outfile = join(buildDir, `prove-${name}.mjs`);
await bundleOne(join(root, 'scripts/prove', `${name}.ts`), outfile);
/** @type {Proof} */
const { prove, needsShop = true, settings = {} } = await import(pathToFileURL(outfile).href);
await (needsShop ? ensureBuilt() : bundle());

const dataDir = await mkdtemp(join(tmpdir(), 'lilac-prove-'));
const env = await shopEnvironment({
  PORT: process.env.TEST_PORT || '3400',
  PLATFORM_PORT: process.env.TEST_PLATFORM_PORT || '4400',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  SITE_ORIGIN: '',
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
  ...settings,
  ...(name === 'attacks' ? {} : wideLimits),
});
try {
  const holds = await prove({
    start: (onLog) => startShop(env, () => {}, onLog),
    startBackEnd: () => startBackEnd(env, () => {}),
    empty: () => rm(dataDir, { recursive: true, force: true }),
    seed: (args) => run(process.execPath, [join(buildDir, 'seed.mjs'), ...args], env),
    pinned: ensurePinned,
    chromium: async () => {
      await ensureChromium();
      return chromiumPath();
    },
    journeyBrowser: ensureJourneyBrowser,
    platformUrl: `http://127.0.0.1:${env.PLATFORM_PORT}`,
    args: process.argv.slice(3),
    env,
  });
  process.exitCode = holds ? 0 : 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** The names of the proofs: the files that export one. */
async function proofs() {
  const folder = join(root, 'scripts/prove');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return files
    .filter((_, index) => /^export (?:async )?(?:function|const) prove\b/m.test(texts[index] ?? ''))
    .map((file) => file.slice(0, -'.ts'.length));
}
