import { join } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants';
import { releaseOf } from './lib/core/release';
import { rewriteTable } from './lib/routes/rewrites';

const config: NextConfig = {
  poweredByHeader: false,
  // Fonts and pictures are preloaded by the head. As a header the style sheet would be asked for as well, which stands in the document.
  reactMaxHeadersLength: 0,
  // The front compresses, after it has hashed the inline scripts of the finished document.
  compress: false,
  // Read by the build for the inventory of the payment page’s scripts; the front sends none (`lib/http/guards.ts`).
  productionBrowserSourceMaps: true,
  // The front makes the ETags as well: Next hashes the whole document again for every request.
  generateEtags: false,
  // Middleware answers a slash too many, together with everything else that is wrong with an address: one hop (ruling 6).
  skipTrailingSlashRedirect: true,
  // Bundles of a page's parts are measured by the build, which makes none of the shop's pages: their parts would not be fetched ahead at all (decision 121).
  experimental: {
    isrFlushToDisk: false,
    globalNotFound: true,
    prefetchInlining: false,
    // Parts that all pages load come in one script instead of three, parts of two kinds of page are not shared: three or four requests fewer for a first view.
    turbopackChunking: { minChunkSize: 150_000, requestCost: 1_000_000 },
  },
  images: { unoptimized: true },
  // Types are checked by `npm run verify` and `npm test`, all of them, not once more by every build.
  typescript: { tsconfigPath: 'tsconfig.json', ignoreBuildErrors: true },
  serverExternalPackages: ['ordercloud-javascript-sdk', 'pino', 'contentful', '@redis/client'],
  rewrites: () =>
    Promise.resolve({
      beforeFiles: rewriteTable(),
      afterFiles: [{ source: '/.well-known/security.txt', destination: '/security.txt' }],
      fallback: [],
    }),
  // Shared pictures are cut by a handler, which says itself how long one may be kept.
  headers: () =>
    Promise.resolve([
      {
        source: '/pictures/:path((?!og/).*)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
      },
    ]),
};

/** Pages and data lie compressed in the cache of the process, which the front shares (decision 119). The build and the development server keep the framework's own. */
const oneCache: NextConfig = {
  cacheHandler: join(process.cwd(), '.build/framework-cache.mjs'),
  cacheMaxMemorySize: 0,
};

/** A page tells browsers which release it is of, and names files by what is in them, which every release may serve (decision 144). */
const release = (): NextConfig => ({
  deploymentId: releaseOf(process.cwd()),
  supportsImmutableAssets: true,
});

/** The framework's configuration in one of its phases. */
export default function nextConfig(phase: string): NextConfig {
  if (phase === PHASE_PRODUCTION_SERVER) return { ...config, ...release(), ...oneCache };
  return phase === PHASE_PRODUCTION_BUILD ? { ...config, ...release() } : config;
}
