import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { previewCookie, readPreviewKey } from '@/lib/core/framework';

let key: string | null | undefined;

/**
 * Whether a request's cookies are those of staff: of a browser that sees drafts, known by the value of its cookie, which only this build gives out and only
 * to who knows the preview's secret.
 */
export function isStaff(cookies: string): boolean {
  const value = previewCookie(cookies);
  if (value === null) return false;
  if (key === undefined) key = keyOfBuild();
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return key !== null && timingSafeEqual(digest(value), digest(key));
}

function keyOfBuild(): string | null {
  try {
    return readPreviewKey(
      readFileSync(join(process.cwd(), '.next/prerender-manifest.json'), 'utf8'),
    );
  } catch {
    return null;
  }
}
