'use client';

import { useEffect, useId, useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { FormNotLoaded } from './form-not-loaded';
import { hasDraft } from './request-draft';

/** What every form that opens is told: the name its draft is kept under, and whether it opened by itself because of one, with the focus elsewhere; else it takes the focus. */
export interface Opened {
  draft: string;
  resumed: boolean;
}

interface OpenedFormProps<P extends object> {
  label: string;
  /** The form, whose script comes late (`latePart` with `formComing` and `FormFailed`). */
  Form: ComponentType<P & Opened>;
  form: P;
  draft: string;
}

/** In the place of a form whose script did not come; once it has, the form takes the focus from this button, unless the shopper has gone elsewhere. */
export function FormFailed({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <FormNotLoaded>
      <Button kind="secondary" size="small" onClick={() => void onRetry()}>
        Try again
      </Button>
    </FormNotLoaded>
  );
}

/** A button, and under it a form, whose script is fetched when it opens. After a reload a form with words in it is open again. */
export function OpenedForm<P extends object>({ label, Form, form, draft }: OpenedFormProps<P>) {
  const id = useId();
  /** `null` until it was open once: a form that is closed again keeps what was typed. */
  const [open, setOpen] = useState<boolean | null>(null);
  const [resumed, setResumed] = useState(false);

  useEffect(() => {
    const resume = () => {
      if (!hasDraft(draft)) return;
      setResumed(true);
      setOpen(true);
    };
    const frame = requestAnimationFrame(resume);
    return () => cancelAnimationFrame(frame);
  }, [draft]);
  return (
    <div className="no-print">
      <Button
        kind="secondary"
        size="small"
        aria-expanded={open === true}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      <div
        id={id}
        hidden={!open}
        className="mt-4 max-w-(--container-text)"
        onFocus={() => setResumed(false)}
        onBlur={() => setResumed(true)}
      >
        {open !== null && <Form {...form} draft={draft} resumed={resumed} />}
      </div>
    </div>
  );
}
