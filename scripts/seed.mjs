import { join } from 'node:path';
import { bundle } from './support/bundle.mjs';
import { shopEnvironment } from './support/environment.mjs';
import { ensureInstalled, run } from './support/install.mjs';
import { buildDir } from './support/paths.mjs';

try {
  await ensureInstalled();
  await bundle();
  await run(
    process.execPath,
    [join(buildDir, 'seed.mjs'), ...process.argv.slice(2)],
    await shopEnvironment(),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
