import { join } from 'node:path';
import { bundle } from './support/bundle.mjs';
import { shopEnvironment } from './support/environment.mjs';
import { saysHelp } from './support/help.mjs';
import { ensureInstalled, run } from './support/install.mjs';
import { buildDir } from './support/paths.mjs';

const usage = `npm run seed -- [--reset] [--size N]

Stocks the vendors' stand-ins with the demo shop, while nothing runs on DATA_DIR.

  --reset    throws away what they hold first, orders included; what the services keep stays
  --size N   fills the shop up to N products, for measuring`;

if (saysHelp(usage)) process.exit();
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
