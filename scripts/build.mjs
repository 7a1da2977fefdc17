import { ensureBuilt } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';

await ensureInstalled();
await ensureBuilt();
