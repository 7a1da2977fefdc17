'use client';

import { reportProblemLabel } from '@/lib/requests/order-problem';
import { latePart } from '@/components/browser/late-part';
import { formComing, FormNotLoaded } from './form-not-loaded';
import { OpenedForm } from './opened-form';

const OrderProblemForm = latePart(() => import('./order-problem-form'), FormNotLoaded, formComing);

/** Reports a problem with an order to the house. */
export function OrderProblem(order: { userID: string; orderID: string; link?: string }) {
  return (
    <OpenedForm
      label={reportProblemLabel}
      Form={OrderProblemForm.Part}
      form={order}
      draft={`order-${order.orderID}`}
    />
  );
}
