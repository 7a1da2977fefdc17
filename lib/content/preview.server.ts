import 'server-only';
import { draftMode } from 'next/headers';
import { env, type Env } from '@/lib/config/env';
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
  return goTo(query.get('path'));
}

/** Ends the preview in this browser and shows the page it came from as everyone sees it. */
export async function leavePreview(referrer: string | null): Promise<Response> {
  (await draftMode()).disable();
  const from = referrer && URL.canParse(referrer) ? new URL(referrer) : null;
  return goTo(from?.origin === env().SITE_ORIGIN ? from.pathname + from.search : null);
}

function goTo(wanted: string | null): Response {
  const { pathname, search } = new URL(sitePath(wanted) ?? '/', env().SITE_ORIGIN);
  const location =
    pathname.startsWith('/api/') || pathname.startsWith('//') ? '/' : pathname + search;
  return new Response(null, { status: 307, headers: { ...closed, Location: location } });
}
