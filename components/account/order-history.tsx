'use client';

import { useState } from 'react';
import type { OrderDetail, OrderRow } from '@/lib/account/order-view';
import { OrderDetailView } from './order-detail';
import { OrderPrint } from './order-print';
import { SmallRow, WideRow } from './order-rows';
import { pageTexts } from './account-texts';
import { Failed, Loading } from './part-view';
import { usePart } from './use-part';
import { useWide } from '@/components/ui/use-wide';

/** A page of orders, the first one open: beside the list where there is room, else within its row, which a second tap closes (001 §2). */
export function OrderHistory({ orders }: { orders: readonly OrderRow[] }) {
  const wide = useWide();
  const [open, setOpen] = useState<string | null>(orders[0]?.id ?? null);
  const { part, again } = usePart<OrderDetail>(open && `/api/account/orders/${open}`);
  const detail = (
    <>
      {part.state === 'loading' && <div className="p-5"><Loading text={pageTexts.orders.loading} /></div>}
      {part.state === 'failed' && <div className="p-5"><Failed problem={part.problem} again={again} /></div>}
      {part.state === 'ready' && <OrderDetailView order={part.value} />}
    </>
  );
  return (
    <>
      <div className="no-print grid items-start gap-6 lg:grid-cols-[300px_minmax(0,1fr)]">
        <ul className="overflow-hidden rounded-panel border border-line bg-card">
          {orders.map((order) => (
            <li key={order.id} className="border-b border-line last:border-0">
              {wide
                ? (
                  <button
                    type="button" aria-pressed={open === order.id} onClick={() => setOpen(order.id)}
                    className="block w-full border-l-3 border-transparent px-4 py-3 text-left hover:bg-mist aria-pressed:border-aubergine-700 aria-pressed:bg-lilac-100"
                  >
                    <WideRow order={order} />
                  </button>
                )
                : (
                  <button
                    type="button" aria-expanded={open === order.id} onClick={() => setOpen(open === order.id ? null : order.id)}
                    className="block w-full px-4 py-3 text-left aria-expanded:bg-lilac-100"
                  >
                    <SmallRow order={order} />
                  </button>
                )}
              {!wide && open === order.id && <div className="border-t border-line">{detail}</div>}
            </li>
          ))}
        </ul>
        {wide && open && <div>{detail}</div>}
      </div>
      {part.state === 'ready' && open && <OrderPrint order={part.value} />}
    </>
  );
}
