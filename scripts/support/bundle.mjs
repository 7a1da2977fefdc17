import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir, root } from './paths.mjs';

/** @param {string} folder */
const isThere = (folder) => existsSync(join(root, folder));

/**
 * The processes that are not Next's own, by the name of their bundle. A storefront is built without the services on disk, and both without the
 * stand-ins.
 *
 * @type {Record<string, string>}
 */
const entryPoints = {
  front: join(root, 'server/main.ts'),
  'framework-cache': join(root, 'lib/cache/framework-cache.ts'),
  ...(isThere('services')
    ? {
        services: join(root, 'services/main.ts'),
        migrate: join(root, 'services/migrate.ts'),
        recover: join(root, 'services/recover.ts'),
        import: join(root, 'services/import.ts'),
      }
    : {}),
  ...(isThere('services') && isThere('platform')
    ? {
        'back-end': join(root, 'scripts/back-end/main.ts'),
        seed: join(root, 'scripts/seed/main.ts'),
      }
    : {}),
};

/**
 * How the TypeScript of the other processes becomes JavaScript for Node 20; packages stay outside.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const bundleOptions = {
  entryPoints,
  outdir: buildDir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: { 'server-only': join(root, 'scripts/support/empty.mjs') },
  sourcemap: true,
  logLevel: 'warning',
};

/** Bundles the other processes into `.build`. */
export async function bundle() {
  const { build, stop } = await import('esbuild');
  await build(bundleOptions);
  await stop();
}

/**
 * Bundles one more program, such as a proof, into a file of its own.
 *
 * @param {string} entry
 * @param {string} outfile
 */
export async function bundleOne(entry, outfile) {
  const { build, stop } = await import('esbuild');
  await build({
    ...bundleOptions,
    entryPoints: [entry],
    outdir: undefined,
    outExtension: undefined,
    outfile,
  });
  await stop();
}
