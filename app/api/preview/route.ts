import { enterPreview } from '@/lib/content/preview.server';

/** The link behind an editor's "Open preview". */
export function GET(request: Request): Promise<Response> {
  return enterPreview(new URL(request.url).searchParams);
}
