/**
 * Draws the shop's pictures into public/pictures: only those whose description or drawing changed.
 * `--only products/1003` limits it to names that begin so; `--sheets` makes the contact sheets in docs/pictures from what is there;
 * `--preview` draws sheets of what would be drawn into the temporary folder and leaves the pictures alone.
 */
import { createHash } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { only: { type: 'string' }, preview: { type: 'boolean' }, sheets: { type: 'boolean' } },
});

/** @type {import('esbuild').BuildOptions} */
const options = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
};
const outfile = join(root, '.build/pictures.mjs');
await build({ ...options, entryPoints: [join(root, 'platform/stock/pictures/main.ts')], outfile });
const decisive =
  "export { drawPicture } from './platform/stock/pictures/compose'; export { finishKey } from './platform/stock/pictures/render/raster';";
const drawing = await build({
  ...options,
  stdin: { contents: decisive, resolveDir: root },
  write: false,
  minify: true,
});
const [drawn] = drawing.outputFiles;
if (!drawn) throw new Error('The drawing was not bundled.');
const library = createHash('sha256').update(drawn.contents).digest('hex').slice(0, 12);

/** @type {typeof import('../platform/stock/pictures/main')} */
const { previewPictures, runPictures, sheetPictures } = await import(pathToFileURL(outfile).href);
const { only, preview, sheets } = values;
const folder = join(root, 'public/pictures');
if (preview) await previewPictures({ only, log: console.log });
else if (sheets)
  await sheetPictures({ folder, sheets: join(root, 'docs/pictures'), log: console.log });
else await runPictures({ folder, library, only, log: console.log });
