import { NextResponse, type NextRequest } from 'next/server';
import { env } from '@/lib/config/env';
import { addressOf, withoutRouterKey, type Address } from '@/lib/redirects/address';
import { createRedirectLoader } from '@/lib/redirects/loader';
import { resolve, type Resolution } from '@/lib/redirects/resolve';
import { gonePath, publicPathOf } from '@/lib/routes/internal-paths';

/**
 * Runs when the front hints that an address is an old, internal or redirected one (the hint says when the front's table was loaded:
 * this one must not be older), and on every page when there is no front. (The
 * matcher must be a literal: the build reads it.)
 */
export const config = {
  matcher: [
    { source: '/((?!_next/|api/|pictures/|fonts/).*)', has: [{ type: 'header', key: 'x-legacy' }] },
    {
      source: '/((?!_next/|api/|pictures/|fonts/).*)',
      missing: [{ type: 'header', key: 'x-shop-front' }],
    },
  ],
};

const loader = createRedirectLoader({
  url: `${env().FILES_URL}/redirects.json`,
  origin: env().SITE_ORIGIN,
  report: (event, rows) =>
    console.warn(JSON.stringify({ msg: `redirect table ${event}`, rows: rows.slice(0, 50) })),
});

/** Redirects and the pages of what is gone; sets no cookie, decides nothing about access. */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const address = askedAddress(request);
  const publicPath = publicPathOf(address.pathname);
  if (publicPath !== undefined)
    return publicPath === null
      ? page(request, 'page', 404)
      : NextResponse.redirect(new URL(publicPath, request.url), 301);
  const hint = request.headers.get('x-legacy');
  let resolution = resolve(address, await loader.current(Number(hint) || 0));
  if (!resolution && hint !== null) resolution = resolve(address, await loader.refresh());
  return answer(request, resolution);
}

function answer(request: NextRequest, resolution: Resolution): NextResponse {
  if (!resolution) return NextResponse.next();
  if (resolution.kind === 'redirect')
    return NextResponse.redirect(new URL(resolution.location, request.url), 301);
  return resolution.kind === 'gone'
    ? page(request, gonePath(resolution.instead), 410)
    : page(request, 'item', 404);
}

function page(request: NextRequest, kind: string, status: number): NextResponse {
  return NextResponse.rewrite(new URL(`/missing-view/${kind}`, request.url), { status });
}

/** The address as it was asked for: the front says it, because the framework folds repeated slashes before middleware sees them. */
function askedAddress({ headers, nextUrl }: NextRequest): Address {
  const { pathname, search } = addressOf(
    headers.get('x-asked-url') ?? `${nextUrl.pathname}${nextUrl.search}`,
  );
  return { pathname, search: withoutRouterKey(search) };
}
