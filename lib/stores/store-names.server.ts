import 'server-only';
import { getStores } from './stores.server';

/** Names of the stores by ID. */
export async function storeNames(): Promise<Record<string, string>> {
  return Object.fromEntries((await getStores()).map(({ id, name }) => [id, name]));
}
