import { OrderDetailView } from '@/components/account/orders/order-detail';
import { OrderPrint } from '@/components/account/orders/order-print';
import { isUnderWay, orderProgress } from '@/lib/account/order-page-progress';
import type { OrderPageView } from '@/lib/account/order-page.server';
import type { PrintPlaces } from '@/lib/stores/print-places';
import { FollowRefresh } from './follow-refresh';

interface FollowedOrderProps {
  token: string;
  view: Extract<OrderPageView, { role: 'sender' }>;
  places: PrintPlaces;
}

/** An order as whoever ordered sees it by the link: what the account shows of it. */
export function FollowedOrderView({ token, view, places }: FollowedOrderProps) {
  return (
    <>
      <div className="no-print mx-auto flex max-w-4xl flex-col gap-5">
        <OrderDetailView order={view.order} level={1} link={token} />
        <p className="text-ui text-ink-2">
          Anyone with the link to this page can see this order, so share it with care.
        </p>
      </div>
      <OrderPrint order={view.order} places={places} />
      {isUnderWay(view) && <FollowRefresh token={token} seen={orderProgress(view)} />}
    </>
  );
}
