import { cutPicture } from '@/lib/seo/cut-picture.server';

export const dynamic = 'force-dynamic';

const kept = 'public, max-age=86400, stale-while-revalidate=604800';

/** A picture of the shop as it is shown beside a shared link. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const picture = await cutPicture((await params).path);
  if (!picture)
    return new Response('404\n', {
      status: 404,
      headers: { 'content-type': 'text/plain', 'cache-control': 'public, max-age=60' },
    });
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': kept },
  });
}
