import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownersDocument } from './document';
import { readSourceMaps, takeInventory, writeInventory } from './inventory';

/** After the build: what the payment page can load is owned, or the build fails; inventory and document are written. Throws an Error. */
export async function checkPaymentPage(root: string): Promise<void> {
  const build = join(root, '.next');
  await writeInventory(
    join(root, '.build'),
    await takeInventory(build, await readSourceMaps(build)),
  );
  await writeFile(join(root, 'docs/payment-page-scripts.md'), ownersDocument());
}
