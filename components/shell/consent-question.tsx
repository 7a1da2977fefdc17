'use client';

import { useEffect, useRef } from 'react';
import { type Consent, consentStore } from '@/components/analytics/consent';
import { buttonClass } from '@/components/ui/button';
import { ActForm } from '@/components/ui/form/act-form';

export interface ConsentQuestionProps {
  /** Whether the question was asked for: it takes the focus then, and only then. */
  takesFocus: boolean;
}

/** Words of the question whether a visit may be counted (ruling 19). */
const consentTexts = {
  title: 'Is it OK if we use analytics cookies?',
  question:
    'They tell us, through Google’s tag manager, which pages help. Nothing loads unless you accept.',
  yes: 'Accept',
  no: 'Decline',
} as const;

/** The question of the consent bar. Both answers weigh the same; while it stands the page ends above it, and scrolls what has the focus clear of it. */
export default function ConsentQuestion({ takesFocus }: ConsentQuestionProps) {
  const question = useRef<HTMLElement>(null);
  /** What had the focus before the question: it has it again once that has gone. */
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    document.documentElement.dataset.consent = '';
    return () => {
      delete document.documentElement.dataset.consent;
    };
  }, []);
  useEffect(() => {
    if (takesFocus) question.current?.focus();
  }, [takesFocus]);
  return (
    <section
      ref={question}
      tabIndex={-1}
      aria-label={consentTexts.title}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget))
          before.current = relatedTarget as HTMLElement | null;
      }}
      className="no-print fixed inset-x-3 bottom-18 z-(--z-bottom-bar) rounded-panel border border-line-strong bg-card p-4 shadow-float lg:inset-x-auto lg:bottom-4 lg:left-4 lg:max-w-105"
    >
      <h2 className="text-h3">{consentTexts.title}</h2>
      <p className="mt-1 text-sm text-ink-2">{consentTexts.question}</p>
      <ActForm
        act={(sent) => {
          consentStore.set(sent.get('answer') as Consent);
          before.current?.focus({ preventScroll: true });
        }}
        className="mt-3 flex flex-wrap gap-2.5"
      >
        <button
          type="submit"
          name="answer"
          value="granted"
          className={buttonClass('secondary', 'small')}
        >
          {consentTexts.yes}
        </button>
        <button
          type="submit"
          name="answer"
          value="denied"
          className={buttonClass('secondary', 'small')}
        >
          {consentTexts.no}
        </button>
      </ActForm>
    </section>
  );
}
