'use client';

import { useEffect, useState } from 'react';
import { storedText } from '@/components/browser/stored-text';
import { dropDrafts } from '@/components/session/kept-drafts';
import { askPlaced, hearPlaced, type PlacedOrder } from './placed-order';

const remembered = storedText('sessionStorage', 'lilac-opened-order');

/**
 * What became of the order this window's checkout was opened with, once it is the visitor's cart no more: told by the window that placed it, or asked
 * when the cart is read anew (on coming back to the window, or after Place order). `current` is the cart's order, `undefined` while it is not known.
 */
export function usePlacedElsewhere(current: string | null | undefined): PlacedOrder | null {
  const [opened, setOpened] = useState<string | null>(() =>
    typeof window === 'undefined' ? null : remembered.get(),
  );
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  useEffect(
    () =>
      hearPlaced((order) => {
        if (order.orderID === opened) setPlaced(order);
      }),
    [opened],
  );
  useEffect(() => {
    if (current === undefined || current === opened) return;
    let gone = false;
    const asking = opened === null ? Promise.resolve(null) : askPlaced(opened);
    void asking.then((order) => {
      if (gone) return;
      if (order) return setPlaced(order);
      remembered.set(current);
      setOpened(current);
    });
    return () => {
      gone = true;
    };
  }, [current, opened]);
  useEffect(() => {
    if (!placed) return;
    dropDrafts();
    remembered.set(null);
  }, [placed]);
  return placed;
}
