import 'server-only';
import { cookies, draftMode } from 'next/headers';
import { env, type Env } from '@/lib/config/env';
import { previewCookieName } from '@/lib/core/framework';
import { log } from '@/lib/core/log';
import { isRightByOne, isSameText } from '@/lib/core/signature';
import { sitePath } from './safe-address';

const closed = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** Whether this request shows drafts: never for a page that is made for everyone, and never outside a request. */
export async function isPreview(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    return false;
  }
}

type PreviewSecrets = Pick<Env, 'CONTENT_PREVIEW_SECRET' | 'CONTENT_PREVIEW_SECRET_PREVIOUS'>;

/** Whether a secret opens the preview: the present one or the one before it. Where there is no present one, nothing does. */
export function opensPreview(secretInAddress: string, secrets: PreviewSecrets): boolean {
  const { CONTENT_PREVIEW_SECRET: present, CONTENT_PREVIEW_SECRET_PREVIOUS: previous } = secrets;
  return (
    present !== null &&
    isRightByOne([present, previous], (secret) => isSameText(secretInAddress, secret))
  );
}

/**
 * Opens the preview in this browser and goes to the page: `?secret=` is CONTENT_PREVIEW_SECRET or the one before it, `?path=` a path of this site, home
 * when it is none. A wrong secret and a shop without preview answer 404 alike.
 */
export async function enterPreview(query: URLSearchParams): Promise<Response> {
  if (!opensPreview(query.get('secret') ?? '', env())) {
    log('warn', 'preview-refused', {});
    return new Response('404\n', {
      status: 404,
      headers: { ...closed, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  (await draftMode()).enable();
  await partitionCookie();
  return goTo(query.get('path'));
}

/** Ends the preview in this browser and shows the page it came from as everyone sees it. */
export async function leavePreview(referrer: string | null): Promise<Response> {
  (await draftMode()).disable();
  await partitionCookie(new Date(0));
  const from = referrer && URL.canParse(referrer) ? new URL(referrer) : null;
  return goTo(from?.origin === env().SITE_ORIGIN ? from.pathname + from.search : null);
}

/**
 * Sets the framework's preview cookie as it has just set it, but for this top-level site alone: browsers that take no cookies of a page in a frame take those,
 * and a preview in the editor's frame does not show its owner drafts in the shop.
 */
async function partitionCookie(expires?: Date): Promise<void> {
  // Only a secure cookie may be one; a development build's is not.
  if (process.env.NODE_ENV === 'development') return;
  const jar = await cookies();
  jar.set({
    name: previewCookieName,
    value: jar.get(previewCookieName)?.value ?? '',
    httpOnly: true,
    secure: true,
    sameSite: 'none',
    path: '/',
    partitioned: true,
    ...(expires ? { expires } : {}),
  });
}

function goTo(wanted: string | null): Response {
  const { pathname, search } = new URL(sitePath(wanted) ?? '/', env().SITE_ORIGIN);
  const location =
    pathname.startsWith('/api/') || pathname.startsWith('//') ? '/' : pathname + search;
  return new Response(null, { status: 307, headers: { ...closed, Location: location } });
}
