import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, bundleOne } from './bundle.mjs';
import { run } from './install.mjs';
import { buildDir, programOf, root } from './paths.mjs';
import { sourceHash } from './source-hash.mjs';

const marker = join(buildDir, 'source-hash');
/** Read by `lib/core/release.ts`. */
const release = join(buildDir, 'release');
const releaseLength = 16;
const afterBuild = join(buildDir, 'after-build.mjs');

/** Builds the storefront and the other processes when their sources are not those of the last build. Needs no network and no upstream. */
export async function ensureBuilt() {
  const hash = await sourceHash();
  if (
    existsSync(join(root, '.next', 'BUILD_ID')) &&
    existsSync(marker) &&
    (await readFile(marker, 'utf8')) === hash
  )
    return;
  console.log('Building…');
  await rm(marker, { force: true });
  await mkdir(buildDir, { recursive: true });
  await writeFile(release, hash.slice(0, releaseLength));
  await bundle();
  await run(process.execPath, [programOf('next'), 'build'], {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  await bundleOne(join(root, 'scripts/payment-page/after-build.ts'), afterBuild);
  const { checkPaymentPage } = await import(pathToFileURL(afterBuild).href);
  await checkPaymentPage(root);
  await writeFile(marker, hash);
}
