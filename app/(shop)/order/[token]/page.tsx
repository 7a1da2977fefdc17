import { QueryIsland } from '@/components/browser/query-island';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import {
  FollowedOrderView,
  OrderUnavailable,
} from '@/components/account/order-page/followed-order';
import { FollowedShipment } from '@/components/account/order-page/followed-shipment';
import { loadOrderPage } from '@/lib/account/order-page.server';
import { printPlaces } from '@/lib/stores/print-places.server';
import { brand } from '@/lib/config/brand';
import { isOrderToken } from '@/lib/core/order-link';

export const metadata: Metadata = {
  title: `Your order | ${brand.name}`,
  description: 'What was ordered and where it is.',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};
export const dynamic = 'force-dynamic';

/** An order as its link shows it, made for each request from the token alone: no session is read. 404 for a token that opens nothing. */
export default async function OrderPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  if (!isOrderToken(token)) notFound();
  const page = await loadOrderPage(token);
  if (!page.ok && page.error.code === 'not-found') notFound();
  return (
    <main id="main" className="shop py-8">
      {!page.ok ? (
        <OrderUnavailable problem={page.error} />
      ) : page.value.role === 'sender' ? (
        <QueryIsland>
          <FollowedOrderView token={token} view={page.value} places={await printPlaces()} />
        </QueryIsland>
      ) : (
        <FollowedShipment token={token} view={page.value} />
      )}
    </main>
  );
}
