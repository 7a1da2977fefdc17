import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './paths.mjs';

const budgets = { home: 155, product: 155, category: 165, cart: 175, checkout: 215 };
const routes = {
  home: '(shop)/storefront/[[...rest]]',
  product: '(shop)/product-view/[code]/[variant]',
  category: '(shop)/category-view/[one]/[two]/[c]/[page]',
  cart: '(shop)/cart/[[...rest]]',
  checkout: '(secure)/checkout',
};

/** The compressed script bytes of each budgeted route, from the build's own manifests: `{ route, kilobytes, budget }`. */
export async function scriptBytesPerRoute() {
  const shared = JSON.parse(await readFile(join(root, '.next/build-manifest.json'), 'utf8'));
  const measured = [];
  for (const [route, path] of Object.entries(routes)) {
    const files = await filesOf(path);
    if (!files) continue;
    const all = new Set(
      [...(shared.rootMainFiles ?? []), ...files].filter((file) => file.endsWith('.js')),
    );
    const bytes = (await Promise.all([...all].map(compressedSize))).reduce(
      (total, size) => total + size,
      0,
    );
    measured.push({ route, kilobytes: Math.round(bytes / 102.4) / 10, budget: budgets[route] });
  }
  return measured;
}

/** The entry scripts of a page; `null` when there is no such page. */
async function filesOf(path) {
  const source = await readFile(
    join(root, '.next/server/app', path, 'page_client-reference-manifest.js'),
    'utf8',
  ).catch(() => null);
  if (source === null) return null;
  const manifest = JSON.parse(
    source.slice(source.indexOf('{', source.indexOf('] ='))).replace(/;\s*$/, ''),
  );
  return Object.values(manifest.entryJSFiles ?? {}).flat();
}

async function compressedSize(file) {
  const content = await readFile(join(root, '.next', file.replace(/^\/?_next\//, '')));
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    .byteLength;
}
