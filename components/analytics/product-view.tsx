'use client';

import { useEffect, useRef } from 'react';
import type { AnalyticsItem } from '@/lib/analytics/items';
import { reportProductView } from './product-events';

/** Tells the data layer that a product or a seat is looked at. Shows nothing. */
export function ProductView({ item }: { item: AnalyticsItem }) {
  const reported = useRef('');
  useEffect(() => {
    const subject = `${item.item_id} ${item.item_variant ?? ''}`;
    if (reported.current === subject) return;
    reported.current = subject;
    reportProductView(item);
  }, [item]);
  return null;
}
