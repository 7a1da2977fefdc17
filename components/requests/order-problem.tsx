'use client';

import { reportProblemLabel } from '@/lib/requests/order-problem';
import { OpenedForm } from './opened-form';

const load = () => import('./order-problem-form').then(({ OrderProblemForm }) => OrderProblemForm);

/** Reports a problem with an order to the house. */
export function OrderProblem(order: { userID: string; orderID: string; link?: string }) {
  return (
    <OpenedForm
      label={reportProblemLabel}
      load={load}
      form={order}
      draft={`order-${order.orderID}`}
    />
  );
}
