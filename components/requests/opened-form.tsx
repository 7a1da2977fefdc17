'use client';

import { useId, useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { OrderPhone } from '@/components/ui/order-phone';
import { requestTexts } from './request-texts';

interface OpenedFormProps<P extends object> {
  label: string;
  /** Fetches the form's script. */
  load: () => Promise<ComponentType<P>>;
  form: P;
}

/** A button, and under it a form, whose script is fetched when it opens. */
export function OpenedForm<P extends object>({ label, load, form }: OpenedFormProps<P>) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [Form, setForm] = useState<ComponentType<P> | 'failed' | null>(null);

  const toggle = () => {
    setOpen(!open);
    if (open || (Form && Form !== 'failed')) return;
    setForm(null);
    load().then(
      (loaded) => setForm(() => loaded),
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
        {label}
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
        {Form !== null && Form !== 'failed' && <Form {...form} />}
      </div>
    </div>
  );
}
