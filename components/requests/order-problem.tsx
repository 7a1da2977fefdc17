'use client';

import { reportProblemLabel } from '@/lib/requests/order-problem';
import { NeedsScript } from '@/components/ui/form/needs-script';
import { useUnhydrated } from '@/components/ui/use-unhydrated';
import { OpenedForm } from './opened-form';
import { requestTexts } from './request-texts';

const load = () => import('./order-problem-form').then(({ OrderProblemForm }) => OrderProblemForm);

/** Reports a problem with an order to the house. */
export function OrderProblem(order: { userID: string; orderID: string; link?: string }) {
  const unhydrated = useUnhydrated();
  return (
    <div className="no-print">
      <OpenedForm
        label={reportProblemLabel}
        load={load}
        form={order}
        draft={`order-${order.orderID}`}
      />
      {unhydrated && <NeedsScript>{requestTexts.needsScript}</NeedsScript>}
    </div>
  );
}
