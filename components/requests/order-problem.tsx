'use client';

import { useId, useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { OrderPhone } from '@/components/ui/order-phone';
import { reportProblemLabel } from '@/lib/requests/order-problem';
import { requestTexts } from './request-texts';

interface OrderProblemProps {
  userID: string;
  orderID: string;
}

/** Reports a problem with an order to the house: a button, and under it the form, whose script is fetched when it opens. */
export function OrderProblem(order: OrderProblemProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [Form, setForm] = useState<ComponentType<OrderProblemProps> | 'failed' | null>(null);

  const toggle = () => {
    setOpen(!open);
    if (open || (Form && Form !== 'failed')) return;
    setForm(null);
    import('./order-problem-form').then(
      ({ OrderProblemForm }) => setForm(() => OrderProblemForm),
      () => setForm('failed'),
    );
  };
  return (
    <div className="no-print">
      <Button
        kind="secondary"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        {reportProblemLabel}
      </Button>
      <div id={id} hidden={!open} className="mt-4 max-w-(--container-text)">
        {Form === 'failed' && (
          <p role="alert">
            {requestTexts.notLoaded} <OrderPhone />
          </p>
        )}
        {Form === null && open && (
          <p role="status" className="text-ink-2">
            {requestTexts.loading}
          </p>
        )}
        {Form !== null && Form !== 'failed' && <Form {...order} />}
      </div>
    </div>
  );
}
