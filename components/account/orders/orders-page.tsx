'use client';

import { useSearchParams } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { ShopLink } from '@/components/ui/shop-link';
import type { OrderPage } from '@/lib/account/orders.server';
import { noPrintPlaces, type PrintPlaces } from '@/lib/stores/print-places';
import { addQuery } from '@/lib/routes/add-query';
import { accountPath } from '@/lib/routes/account-path';
import { pageLinks } from '@/lib/search/list/paging';
import { pageTexts } from '../page-texts';
import { orderOf, pageOf } from './order-address';
import { OrderHistory } from './order-history';
import { NotReady } from '../part-view';
import { usePart } from '@/components/session/use-part';

/** Pagination of the order history: each page is an address (specification B2), the first, the last and those around this one are named. */
function OrderPages({ page, totalPages }: { page: string; totalPages: number }) {
  return (
    <nav aria-label="Pages" className="no-print mt-6">
      <ul className="flex flex-wrap gap-1">
        {pageLinks(Math.min(Number(page), totalPages), totalPages).map((number, index) => (
          <li key={number === 0 ? `gap-${index}` : number}>
            {number === 0 ? (
              <span className={box}>…</span>
            ) : (
              <ShopLink
                href={addQuery(accountPath('orders'), { page: number > 1 && String(number) })}
                aria-label={`Page ${number}`}
                aria-current={String(number) === page ? 'page' : undefined}
                className={`${box} ${String(number) === page ? 'bg-aubergine-700 text-white' : 'hover:bg-mist'}`}
              >
                {number}
              </ShopLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const box = 'grid size-11 place-items-center rounded-pane font-strong';
const texts = pageTexts.orders;
const path = '/api/account/orders';

/**
 * The order history: `?page=`, and `?orderid=` for the order in view (specification B2, decision 091). One that is not on the page is asked for by itself; one
 * that is not among the customer's is said to be none, above those there are.
 */
export function OrdersPage({ places = noPrintPlaces }: { places?: PrintPlaces }) {
  const query = useSearchParams();
  const [page, named] = [pageOf(query), orderOf(query)];
  const { part, again } = usePart<OrderPage>(`${path}?page=${page}`);
  const elsewhere =
    part.state === 'ready' && named !== null && !part.value.orders.some(({ id }) => id === named);
  const alone = usePart<OrderPage>(elsewhere ? `${path}?orderid=${named}` : null);
  if (part.state !== 'ready') return <NotReady part={part} again={again} loading={texts.loading} />;
  if (elsewhere && alone.part.state !== 'ready')
    return <NotReady part={alone.part} again={alone.again} loading={texts.loading} />;
  const found = elsewhere && alone.part.state === 'ready' ? alone.part.value.orders : [];
  if (found.length > 0) {
    return (
      <>
        <AllOrders />
        <OrderHistory key={`only ${named}`} orders={found} named={named} places={places} />
      </>
    );
  }
  const { orders, totalPages } = part.value;
  const unknown = (query.get('orderid') !== null && named === null) || elsewhere;
  return (
    <>
      {unknown && (
        <div className="no-print mb-5">
          <Notice tone="notice">{texts.unknown}</Notice>
        </div>
      )}
      <Page
        page={page}
        orders={orders}
        totalPages={totalPages}
        named={unknown ? null : named}
        places={places}
      />
    </>
  );
}

/** The way to all orders. */
function AllOrders() {
  return (
    <p className="no-print my-4 first:mt-0">
      <ShopLink href={accountPath('orders')} className="text-link tap">
        {texts.all}
      </ShopLink>
    </p>
  );
}

interface PageProps extends Pick<OrderPage, 'orders' | 'totalPages'> {
  page: string;
  named: string | null;
  places: PrintPlaces;
}

/** A page of the history, or why there is none. */
function Page({ page, orders, totalPages, named, places }: PageProps) {
  if (orders.length === 0 && totalPages > 0)
    return (
      <>
        <Notice tone="notice">{texts.beyond}</Notice>
        {totalPages > 1 ? <OrderPages page={page} totalPages={totalPages} /> : <AllOrders />}
      </>
    );
  if (orders.length === 0) {
    return (
      <EmptyState
        heading={
          <>
            <span className="hidden lg:inline">{texts.none}</span>
            <span className="lg:hidden">{texts.noneSmall}</span>
          </>
        }
      >
        <p className="text-ink-2">{texts.noneMore}</p>
        <ButtonLink href="/c/flowers">{texts.shop}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <OrderHistory key={page} orders={orders} named={named} places={places} />
      {totalPages > 1 && <OrderPages page={page} totalPages={totalPages} />}
    </>
  );
}
