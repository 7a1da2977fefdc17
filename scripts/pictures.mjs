/**
 * Draws the shop's pictures into public/pictures: only those whose description or drawing changed.
 * `--only products/1003` limits it to names that begin so; `--sheet` draws contact sheets to look at instead.
 */
import { createHash } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { only: { type: 'string' }, sheet: { type: 'boolean' } } });

const options = { bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'warning' };
const outfile = join(root, '.build/pictures.mjs');
await build({ ...options, entryPoints: [join(root, 'seed/pictures/main.ts')], outfile });
const drawing = await build({ ...options, entryPoints: [join(root, 'seed/pictures/compose.ts')], write: false, minify: true });
const library = createHash('sha256').update(drawing.outputFiles[0].contents).digest('hex').slice(0, 12);

const { runPictures } = await import(pathToFileURL(outfile).href);
await runPictures({ folder: join(root, 'public/pictures'), library, only: values.only, sheet: values.sheet, log: console.log });
