import { pushEcommerce } from '@/components/analytics/data-layer';
import { storedText } from '@/components/browser/stored-text';
import { purchaseOf } from '@/lib/analytics/goods';
import type { Confirmation } from '@/lib/checkout/confirmation';
import { wasPlacedHere } from './placed-order';

const reportedOrders = storedText('localStorage', 'lilac-reported-orders');
const mostKept = 20;

/** Reports an order that this window placed: GA4 `purchase`, once in all windows of this browser, whose turns a lock keeps (decision 187). */
export async function reportPurchase({
  orderID,
  number,
  order,
}: Pick<Confirmation, 'orderID' | 'number' | 'order'>): Promise<void> {
  if (!wasPlacedHere(orderID)) return;
  const reportOnce = () => {
    const before = reportedOrders.get()?.split(' ') ?? [];
    if (before.includes(orderID)) return;
    reportedOrders.set([...before, orderID].slice(-mostKept).join(' '));
    pushEcommerce('purchase', purchaseOf(number, order));
  };
  if ('locks' in navigator) await navigator.locks.request('lilac-purchase', reportOnce);
  else reportOnce();
}
