'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { ShopLink } from '@/components/ui/shop-link';
import { mediumDate, rowDate } from '@/lib/account/order-dates';
import type { OrderDetail, OrderRow } from '@/lib/account/order-view';
import type { OrderPage } from '@/lib/account/orders.server';
import { formatCents } from '@/lib/core/money';
import { accountPath } from '@/lib/routes/account-path';
import { pageTexts } from './account-texts';
import { OrderDetailView } from './order-detail';
import { StatusWord } from './order-status-word';
import { Failed, Loading } from './part-view';
import { usePart } from './use-part';

const texts = pageTexts.orders;

/** The order history: a list with the chosen order beside it, or rows that open in place on small screens (001 §2). */
export function OrdersPage() {
  const query = useSearchParams();
  const router = useRouter();
  const [page, only] = [query.get('page') ?? '1', query.get('orderid')];
  const asked = new URLSearchParams({ page, ...(only ? { orderid: only } : {}) });
  const { part, again } = usePart<OrderPage>(`/api/account/orders?${asked.toString()}`);
  const [chosen, setChosen] = useState<{ page: string; id: string | null } | null>(null);
  if (part.state === 'loading') return <Loading text={texts.loading} />;
  if (part.state === 'failed') return <Failed problem={part.problem} again={again} />;
  const { orders, totalPages } = part.value;
  if (orders.length === 0) return <p className="py-8 text-ink-2"><span className="hidden lg:inline">{texts.none}</span><span className="lg:hidden">{texts.noneSmall}</span></p>;
  const open = chosen?.page === page ? chosen.id : orders[0]?.id ?? null;
  const toggle = (id: string) => setChosen({ page, id: open === id ? null : id });
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[300px_minmax(0,1fr)]">
        <ul className="no-print overflow-hidden rounded-panel border border-line bg-card">
          {orders.map((order) => (
            <li key={order.id} className="border-b border-line last:border-0">
              <button type="button" aria-pressed={open === order.id} onClick={() => setChosen({ page, id: order.id })} className="hidden w-full border-l-3 border-transparent px-4 py-3 text-left aria-pressed:border-aubergine-700 aria-pressed:bg-lilac-100 lg:block">
                <WideRow order={order} />
              </button>
              <button type="button" aria-expanded={open === order.id} onClick={() => toggle(order.id)} className="block w-full px-4 py-3 text-left aria-expanded:bg-lilac-100 lg:hidden"><SmallRow order={order} /></button>
              {open === order.id && <div className="border-t border-line lg:hidden"><Detail id={order.id} /></div>}
            </li>
          ))}
        </ul>
        <div className="hidden lg:block print:block">{open && <Detail id={open} print />}</div>
      </div>
      {totalPages > 1 && (
        <nav aria-label="Pages" className="no-print mt-6 flex flex-wrap gap-1">
          {Array.from({ length: totalPages }, (_, index) => String(index + 1)).map((number) => (
            <ShopLink
              key={number} href={`${accountPath('orders')}?page=${number}`} aria-label={`Page ${number}`} aria-current={number === page ? 'page' : undefined}
              className={`grid size-11 place-items-center rounded-pane font-strong ${number === page ? 'bg-aubergine-700 text-white' : 'hover:bg-mist'}`}
              onClick={(event) => { event.preventDefault(); router.push(`${accountPath('orders')}?page=${number}`, { scroll: false }); }}
            >
              {number}
            </ShopLink>
          ))}
        </nav>
      )}
    </>
  );
}

function Detail({ id, print = false }: { id: string; print?: boolean }) {
  const { part, again } = usePart<OrderDetail>(`/api/account/orders/${id}`);
  if (part.state === 'loading') return <div className="p-5"><Loading text={texts.loading} /></div>;
  if (part.state === 'failed') return <div className="p-5"><Failed problem={part.problem} again={again} /></div>;
  return <OrderDetailView order={part.value} print={print} />;
}

function recipientWords({ recipients, addressType }: OrderRow): string {
  if (recipients.length > 1) return texts.several;
  return [recipients[0], addressType].filter(Boolean).join(', ');
}

function WideRow({ order }: { order: OrderRow }) {
  return (
    <>
      <span className="flex items-baseline justify-between gap-3"><span className="text-name">Order #{order.id}</span><StatusWord status={order.status} /></span>
      <span className="block text-sm text-ink-2">{mediumDate(order.submittedAt)}{order.sender && `, from ${order.sender}`}</span>
      <span className="flex justify-between gap-3 text-sm"><span className="min-w-0 truncate">{order.recipients.join(', ')}</span><span className="nums font-strong">{formatCents(order.total)}</span></span>
    </>
  );
}

function SmallRow({ order }: { order: OrderRow }) {
  return (
    <>
      <span className="flex items-baseline justify-between gap-3"><span className="text-name">Order #{order.id}</span><StatusWord status={order.status} /></span>
      <span className="block text-sm">{recipientWords(order)}</span>
      <span className="nums flex justify-between gap-3 text-sm text-ink-2"><span>{rowDate(order.submittedAt)}</span><span>{order.count} {order.count === 1 ? 'item' : 'items'}, <span className="font-strong text-ink">{formatCents(order.total)}</span></span></span>
    </>
  );
}
