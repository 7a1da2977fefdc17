import type { NextConfig } from 'next';
import { rewriteTable } from './lib/routes/rewrites';

const megabyte = 1024 * 1024;

const config: NextConfig = {
  poweredByHeader: false,
  // The front compresses, after it has hashed the inline scripts of the finished document.
  compress: false,
  // Read by the build for the inventory of the payment page’s scripts; the front sends none (`server/guards.ts`).
  productionBrowserSourceMaps: true,
  // The front makes the ETags as well: Next hashes the whole document again for every request.
  generateEtags: false,
  // Middleware answers a slash too many, together with everything else that is wrong with an address: one hop (ruling 6).
  skipTrailingSlashRedirect: true,
  cacheMaxMemorySize: 96 * megabyte,
  experimental: { isrFlushToDisk: false, globalNotFound: true },
  images: { unoptimized: true },
  // Types are checked by `npm run verify` and `npm test`, all of them, not once more by every build.
  typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: true },
  serverExternalPackages: ['ordercloud-javascript-sdk', 'pino', 'contentful'],
  rewrites: () => Promise.resolve({ beforeFiles: rewriteTable(), afterFiles: [], fallback: [] }),
  // Shared pictures are cut by a handler, which says itself how long one may be kept.
  headers: () => Promise.resolve([{ source: '/pictures/:path((?!og/).*)', headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }] }]),
};

export default config;
