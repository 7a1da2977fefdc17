import { ensureBuilt } from './support/build.mjs';
import { shopEnvironment } from './support/environment.mjs';
import { ensureInstalled } from './support/install.mjs';
import { startShop } from './support/shop.mjs';
import { stopOnSignals } from './support/until-stopped.mjs';

/** @type {import('./support/shop.mjs').Shop | undefined} */
let shop;
const leave = stopOnSignals(() => shop?.stop());

try {
  await ensureInstalled();
  await ensureBuilt();
  shop = await startShop(await shopEnvironment(), (message) => {
    console.error(message);
    leave(1);
  });
  console.log(`\nThe shop is open: ${shop.shopUrl}\nIts back end:     ${shop.platformUrl}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  leave(1);
}
