import { pageExists } from '@/lib/content/page-exists.server';

export const dynamic = 'force-dynamic';

/** Whether there is a page at `?at=`: for the front alone, which answers nobody else here. */
export async function GET(request: Request): Promise<Response> {
  const exists = await pageExists(new URL(request.url).searchParams.get('at') ?? '/');
  return Response.json({ exists }, { headers: { 'cache-control': 'private, no-store' } });
}
