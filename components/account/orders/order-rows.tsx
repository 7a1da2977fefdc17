import { mediumDate, rowDate } from '@/lib/account/order-dates';
import { OrderNumber } from '@/components/checkout/confirmation/order-number';
import type { OrderRow } from '@/lib/account/order-view';
import { destinationTypes } from '@/lib/address/destination-types';
import { formatCents } from '@/lib/core/money';
import { pageTexts } from '../page-texts';
import { StatusWord } from './order-status-word';

/** An order in the list of wide screens: number, date, sender, recipients (specification B2). */
export function WideRow({ order }: { order: OrderRow }) {
  return (
    <>
      <Head order={order} />
      <span className="block text-sm text-ink-2">
        {mediumDate(order.submittedAt)}
        {order.sender && (
          <>
            , from <bdi>{order.sender}</bdi>
          </>
        )}
      </span>
      <span className="flex justify-between gap-3 text-sm">
        <span className="min-w-0 wrap-anywhere" dir="auto">
          {order.recipients.join(', ')}
        </span>
        <span className="nums font-strong">{formatCents(order.total)}</span>
      </span>
    </>
  );
}

/** An order in the list of small screens: number, recipient or "Multiple Recipients" and address type, date, total, items (specification B2). */
export function SmallRow({ order }: { order: OrderRow }) {
  return (
    <>
      <Head order={order} />
      <span className="block text-sm wrap-anywhere" dir="auto">
        {recipientWords(order)}
      </span>
      <span className="nums flex justify-between gap-3 text-sm text-ink-2">
        <span>{rowDate(order.submittedAt)}</span>
        <span>
          {order.count !== null && (
            <>
              {order.count} {order.count === 1 ? 'item' : 'items'},{' '}
            </>
          )}
          <span className="font-strong text-ink">{formatCents(order.total)}</span>
        </span>
      </span>
    </>
  );
}

function Head({ order }: { order: OrderRow }) {
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="display min-w-0 text-name wrap-anywhere">
        Order <OrderNumber number={order.number} />
      </span>
      <StatusWord status={order.status} />
    </span>
  );
}

function recipientWords({ recipients, addressType }: OrderRow): string {
  const kind = destinationTypes.find(({ type }) => type === addressType)?.label ?? addressType;
  return [recipients.length > 1 ? pageTexts.orders.several : recipients[0], kind]
    .filter(Boolean)
    .join(', ');
}
