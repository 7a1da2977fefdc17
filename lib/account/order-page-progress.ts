import type { OrderPageView } from './order-page.server';

/** How far all that a page of an order shows is, as a text that differs when anything has moved. */
export function orderProgress(view: OrderPageView): string {
  return JSON.stringify(
    view.role === 'sender'
      ? view.order.shipments.map(({ status, steps, photos }) => [status, steps, photos])
      : [view.steps, view.shipment.photos],
  );
}

/** Whether anything may still move, so that it is worth asking again. */
export function isUnderWay(view: OrderPageView): boolean {
  const ways =
    view.role === 'sender' ? view.order.shipments.map(({ steps }) => steps) : [view.steps];
  return ways.some((steps) => steps.some(({ done }) => !done));
}
