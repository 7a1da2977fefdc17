import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownersDocument } from './document';
import { takeInventory, writeInventory } from './inventory';

export { takeSourceMaps } from './inventory';

/** After the build: what the payment page can load is owned, or the build fails; inventory and document are written. Throws an Error. */
export async function checkPaymentPage(root: string, parts: ReadonlyMap<string, readonly string[]>): Promise<void> {
  await writeInventory(join(root, '.build'), await takeInventory(join(root, '.next'), parts));
  await writeFile(join(root, 'docs/payment-page-scripts.md'), ownersDocument());
}
