'use client';

import { useEffect, useRef, useState, useLayoutEffect } from 'react';
import { isUnderWay, orderProgress } from '@/lib/account/order-page-progress';
import type { OrderDetail, OrderRow } from '@/lib/account/order-view';
import type { PrintPlaces } from '@/lib/stores/print-places';
import { useWide } from '@/components/ui/use-wide';
import { pageTexts } from '../page-texts';
import { showOrder } from './order-address';
import { OrderDetailView } from './order-detail';
import { OrderPrint } from './order-print';
import { SmallRow, WideRow } from './order-rows';
import { NotReady } from '../part-view';
import { useEveryMinute } from '../order-page/use-every-minute';
import { usePart } from '@/components/session/use-part';

/**
 * Keeps a control where it is on the screen while what stands above it changes with `state`: `hold` remembers its place, and after the change the window
 * scrolls by what it has moved, at once and without motion.
 */
function useHeldPlace(state: unknown): (control: HTMLElement) => void {
  const scrollAnchor = useRef<{ control: HTMLElement; top: number } | null>(null);
  useLayoutEffect(() => {
    const before = scrollAnchor.current;
    scrollAnchor.current = null;
    if (!before?.control.isConnected) return;
    const moved = before.control.getBoundingClientRect().top - before.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [state]);
  return (control) => {
    scrollAnchor.current = { control, top: control.getBoundingClientRect().top };
  };
}

/** Brings an element to the top of the window where its beginning is not in the upper part of it; smoothly, unless the visitor wants things still. */
function bringIntoView(element: Element): void {
  const { top } = element.getBoundingClientRect();
  if (top > 0 && top < window.innerHeight / 2) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
}

interface OrderHistoryProps {
  orders: readonly OrderRow[];
  /** The order the address names; the first of the list without. */
  named: string | null;
  places: PrintPlaces;
}

/** A page of orders, the first one open, or the one the address names: beside the list where there is room, else within its row, which a second tap closes (specification B2). */
export function OrderHistory({ orders, named, places }: OrderHistoryProps) {
  const wide = useWide();
  const shown = named ?? orders[0]?.id ?? null;
  const [{ of, closed }, setClosed] = useState({ of: shown, closed: false });
  if (of !== shown) setClosed({ of: shown, closed: false });
  const open = closed && of === shown && !wide ? null : shown;
  const path = open && `/api/account/orders/${open}`;
  const { part, again, accept } = usePart<OrderDetail>(path);
  const seen = part.state === 'ready' ? ({ role: 'sender', order: part.value } as const) : null;
  useEveryMinute<OrderDetail>(seen && isUnderWay(seen) ? path : null, (order) => {
    if (seen && orderProgress({ role: 'sender', order }) !== orderProgress(seen)) accept(order);
  });
  const hold = useHeldPlace(open);
  const place = useRef<HTMLDivElement>(null);
  const chosen = useRef<string | null>(null);
  const arrived = part.state === 'ready' ? part.value.id : null;
  useEffect(() => {
    if (arrived === null || arrived !== chosen.current) return;
    chosen.current = null;
    if (place.current) bringIntoView(place.current);
  }, [arrived]);
  const list = useRef<HTMLUListElement>(null);
  // What came may have pushed the closed row that the keyboard is on out of view, and no browser brings it back.
  useLayoutEffect(() => {
    const focused = list.current?.querySelector('[aria-expanded=false]:focus-visible');
    if (part.state !== 'loading')
      focused?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [part.state]);
  const row = useRef<HTMLButtonElement>(null);
  // Only when the list has come: later the visitor chooses by hand, and stays where they are.
  const namedAtFirst = useRef(named !== null);
  useEffect(() => {
    if (namedAtFirst.current && row.current) bringIntoView(row.current);
    namedAtFirst.current = false;
  }, []);
  const choose = (id: string) => {
    chosen.current = id;
    showOrder(id, 'push');
  };
  const toggle = (id: string, control: HTMLElement) => {
    hold(control);
    if (id === shown) setClosed({ of: id, closed: id === open });
    else showOrder(id, 'replace');
  };
  const detail =
    part.state === 'ready' ? (
      <OrderDetailView order={part.value} />
    ) : (
      <div className="p-5">
        <NotReady part={part} again={again} loading={pageTexts.orders.loading} />
      </div>
    );
  return (
    <>
      <div className="no-print grid items-start gap-6 lg:grid-cols-[300px_minmax(0,1fr)]">
        <ul
          ref={list}
          className="min-w-0 overflow-hidden panel [overflow-anchor:none] lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
        >
          {orders.map((order) => (
            <li key={order.id} className="border-b border-line last:border-0">
              {wide ? (
                <button
                  type="button"
                  aria-pressed={open === order.id}
                  onClick={() => choose(order.id)}
                  className="block w-full border-l-3 border-transparent px-4 py-3 text-left hover:bg-mist aria-pressed:border-aubergine-700 aria-pressed:bg-lilac-100"
                >
                  <WideRow order={order} />
                </button>
              ) : (
                <button
                  ref={open === order.id ? row : undefined}
                  type="button"
                  aria-expanded={open === order.id}
                  onClick={(event) => toggle(order.id, event.currentTarget)}
                  className="block w-full px-4 py-3 text-left aria-expanded:bg-lilac-100"
                >
                  <SmallRow order={order} />
                </button>
              )}
              {!wide && open === order.id && <div className="border-t border-line">{detail}</div>}
            </li>
          ))}
        </ul>
        {wide && open && (
          <div ref={place} className="scroll-mt-4">
            {detail}
          </div>
        )}
      </div>
      {part.state === 'ready' && open && <OrderPrint order={part.value} places={places} />}
    </>
  );
}
