import { env } from '@/lib/config/env';

export const dynamic = 'force-dynamic';

/** Answers 200 when the shop can serve: the environment is right and requests are handled. Asks no other system. */
export function GET(): Response {
  const { SHOP_ENV } = env();
  return Response.json(
    { status: 'ok', environment: SHOP_ENV },
    { headers: { 'cache-control': 'private, no-store' } },
  );
}
