import { OrderDetailView } from '@/components/account/orders/order-detail';
import { OrderPrint } from '@/components/account/orders/order-print';
import { isUnderWay, orderProgress } from '@/lib/account/order-page-progress';
import type { OrderPageView } from '@/lib/account/order-page.server';
import type { PrintPlaces } from '@/lib/stores/print-places';
import { FollowRefresh } from './follow-refresh';
import { Notice } from '@/components/ui/notice';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import type { Problem } from '@/lib/core/errors/error-codes';
import { errorText } from '@/lib/core/errors/error-texts';

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

/** In place of an order that cannot be read just now. */
export function OrderUnavailable({ problem }: { problem: Problem }) {
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <h1 className="text-h1">Your order</h1>
      <Notice tone="error">
        <p>{errorText(problem)}</p>
      </Notice>
      <p className="text-ui text-ink-2">
        Your order is safe with us. Please load this page again in a moment, or call{' '}
        <OrderPhone className="font-strong text-ink" />.
      </p>
    </div>
  );
}
