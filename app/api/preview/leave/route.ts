import { leavePreview } from '@/lib/content/preview.server';

/** The banner's way out of the preview. */
export function GET(request: Request): Promise<Response> {
  return leavePreview(request.headers.get('referer'));
}
