'use client';

import { reportProblemLabel } from '@/lib/requests/order-problem';
import { latePart } from '@/components/browser/late-part';
import { NeedsScript } from '@/components/ui/form/needs-script';
import { useUnhydrated } from '@/components/ui/use-unhydrated';
import { formComing } from './form-not-loaded';
import { FormFailed, OpenedForm } from './opened-form';
import { requestTexts } from './request-texts';

const OrderProblemForm = latePart(() => import('./order-problem-form'), FormFailed, formComing);

/** Reports a problem with an order to the house. */
export function OrderProblem(order: { userID: string; orderID: string; link?: string }) {
  const unhydrated = useUnhydrated();
  return (
    <div className="no-print">
      <OpenedForm
        label={reportProblemLabel}
        Form={OrderProblemForm.Part}
        form={order}
        draft={`order-${order.orderID}`}
      />
      {unhydrated && <NeedsScript>{requestTexts.needsScript}</NeedsScript>}
    </div>
  );
}
