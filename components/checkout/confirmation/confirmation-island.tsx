'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { QueryIsland } from '@/components/browser/query-island';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { TryAgain } from '@/components/ui/try-again';
import { ShopRefusal } from '@/components/browser/read-answer';
import { fetchConfirmation } from '@/components/checkout/confirmation/confirmation-query';
import { ConfirmationView } from './confirmation-view';
import { pushEcommerce } from '@/components/analytics/data-layer';
import { inTurn } from '@/components/browser/in-turn';
import { storedText } from '@/components/browser/stored-text';
import { purchaseOf } from '@/lib/analytics/goods';
import type { Confirmation as PlacedOrder } from '@/lib/checkout/confirmation';
import { wasPlacedHere } from './placed-order';

interface ConfirmationProps {
  userID: string;
  orderID: string;
}

/** The confirmation of a placed order, for the one who placed it (ruling 29). */
export function ConfirmationIsland(props: ConfirmationProps) {
  return (
    <QueryIsland>
      <Confirmation {...props} />
    </QueryIsland>
  );
}

function Confirmation({ userID, orderID }: ConfirmationProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['confirmation', orderID],
    queryFn: () => fetchConfirmation(userID, orderID),
    retry: false,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (data) void reportPurchase(data);
  }, [data]);
  if (data) return <ConfirmationView confirmation={data} />;
  if (!error)
    return (
      <p role="status" className="py-12 text-center text-ink-2">
        Loading your order …
      </p>
    );
  if (error instanceof ShopRefusal && error.problem.code !== 'not-found') {
    return (
      <Notice tone="error">
        <p>{error.message}</p>
        <TryAgain size="small" className="mt-3" onClick={() => void refetch()} />
      </Notice>
    );
  }
  return (
    <EmptyState heading="We cannot show this order here" level={1}>
      <p className="text-ink-2">
        We show an order for a while in the browser it was placed in. Your confirmation email has
        everything.
      </p>
      <ButtonLink href="/">Go Back Home</ButtonLink>
    </EmptyState>
  );
}

const reportedOrders = storedText('localStorage', 'lilac-reported-orders');
const mostKept = 20;

/** Reports an order that this window placed: GA4 `purchase`, once in all windows of this browser, whose turns a lock keeps (decision 187). */
async function reportPurchase({
  orderID,
  number,
  order,
}: Pick<PlacedOrder, 'orderID' | 'number' | 'order'>): Promise<void> {
  if (!wasPlacedHere(orderID)) return;
  await inTurn('lilac-purchase', () => {
    const before = reportedOrders.get()?.split(' ') ?? [];
    if (before.includes(orderID)) return;
    reportedOrders.set([...before, orderID].slice(-mostKept).join(' '));
    pushEcommerce('purchase', purchaseOf(number, order));
  });
}
