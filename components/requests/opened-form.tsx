'use client';

import { useEffect, useId, useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { NeedsScript } from '@/components/ui/form/needs-script';
import { useUnhydrated } from '@/components/ui/use-unhydrated';
import { hasDraft } from './request-draft';
import { requestTexts } from './request-texts';

/** What every form that opens is told: the name its draft is kept under, and whether it opened by itself because of one, with the focus elsewhere; else it takes the focus. */
export interface Opened {
  draft: string;
  resumed: boolean;
}

interface OpenedFormProps<P extends object> {
  label: string;
  /** The form, whose script comes late (`latePart` with `formComing` and `FormNotLoaded`). */
  Form: ComponentType<P & Opened>;
  form: P;
  draft: string;
}

/**
 * A button, and under it a form, whose script is fetched when it opens. After a reload a form with words in it is open again. Without script it says how to
 * reach the house.
 */
export function OpenedForm<P extends object>({ label, Form, form, draft }: OpenedFormProps<P>) {
  const id = useId();
  /** `null` until it was open once: a form that is closed again keeps what was typed. */
  const [open, setOpen] = useState<boolean | null>(null);
  const [resumed, setResumed] = useState(false);
  const unhydrated = useUnhydrated();

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
      {unhydrated && <NeedsScript>{requestTexts.needsScript}</NeedsScript>}
    </div>
  );
}
