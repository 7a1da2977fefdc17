'use client';

import { useCallback, useEffect, useId, useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { hasDraft } from './request-draft';
import { requestTexts } from './request-texts';

/** What every form that opens is told: the name its draft is kept under, and whether it opened by itself because of one. */
export interface Opened {
  draft: string;
  resumed: boolean;
}

interface OpenedFormProps<P extends object> {
  label: string;
  /** Fetches the form's script. */
  load: () => Promise<ComponentType<P & Opened>>;
  form: P;
  draft: string;
}

/** A button, and under it a form, whose script is fetched when it opens. After a reload a form with words in it is open again. */
export function OpenedForm<P extends object>({ label, load, form, draft }: OpenedFormProps<P>) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [resumed, setResumed] = useState(false);
  const [Form, setForm] = useState<ComponentType<P & Opened> | 'failed' | null>(null);

  const fetchForm = useCallback(() => {
    load().then(
      (loaded) => setForm(() => loaded),
      () => setForm('failed'),
    );
  }, [load]);
  const toggle = () => {
    setOpen(!open);
    if (open || (Form && Form !== 'failed')) return;
    setForm(null);
    fetchForm();
  };
  useEffect(() => {
    const resume = () => {
      if (!hasDraft(draft)) return;
      setResumed(true);
      setOpen(true);
      fetchForm();
    };
    const frame = requestAnimationFrame(resume);
    return () => cancelAnimationFrame(frame);
  }, [draft, fetchForm]);
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
        {Form !== null && Form !== 'failed' && <Form {...form} draft={draft} resumed={resumed} />}
      </div>
    </div>
  );
}
