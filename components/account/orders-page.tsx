'use client';

import { useSearchParams } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import type { OrderPage } from '@/lib/account/orders.server';
import { pageTexts } from './account-texts';
import { OrderHistory } from './order-history';
import { OrderPages } from './order-pages';
import { Failed, Loading } from './part-view';
import { usePart } from './use-part';

const texts = pageTexts.orders;

/** The page an address asks for; the first where it asks for none. */
function pageOf(asked: string | null): string {
  return asked && /^[1-9]\d{0,3}$/.test(asked) ? asked : '1';
}

/** The order history: `?page=`, and `?orderid=` for one order (001 §2). */
export function OrdersPage() {
  const query = useSearchParams();
  const [page, only] = [pageOf(query.get('page')), query.get('orderid')];
  const asked = new URLSearchParams({ page, ...(only ? { orderid: only } : {}) }).toString();
  const { part, again } = usePart<OrderPage>(`/api/account/orders?${asked}`);
  if (part.state === 'loading') return <Loading text={texts.loading} />;
  if (part.state === 'failed') return <Failed problem={part.problem} again={again} />;
  const { orders, totalPages } = part.value;
  if (orders.length === 0 && totalPages > 0) return <><Notice tone="notice">{texts.beyond}</Notice><OrderPages page={page} totalPages={totalPages} /></>;
  if (orders.length === 0) {
    return (
      <EmptyState heading={<><span className="hidden lg:inline">{texts.none}</span><span className="lg:hidden">{texts.noneSmall}</span></>}>
        <p className="text-ink-2">{texts.noneMore}</p>
        <ButtonLink href="/c/flowers">{texts.shop}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <OrderHistory key={asked} orders={orders} />
      {totalPages > 1 && <OrderPages page={page} totalPages={totalPages} />}
    </>
  );
}
