'use client';

import { useStore } from '@/components/browser/create-store';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import {
  consentStore,
  type Consent,
  loadTagContainer,
  tagContainerLoaded,
} from '@/components/analytics/consent';
import { accountPath } from '@/lib/routes/account-path';
import { isOrderLink } from '@/lib/routes/order-path';
import { ActForm } from '@/components/ui/form/act-form';
import { buttonClass } from '@/components/ui/button';

/** Words of the question whether a visit may be counted (ruling 19). */
const consentTexts = {
  title: 'Is it OK if we use analytics cookies?',
  question:
    'They tell us, through Google’s tag manager, which pages help. Nothing loads unless you accept.',
  yes: 'Accept',
  no: 'Decline',
  change: 'Privacy choices',
} as const;

/**
 * Asks once whether this visit may be counted by the tag container, and loads it after a yes (ruling 19). Both answers weigh the same; the
 * rest of the shop does not wait for either, ends above the question, and scrolls what has the focus clear of it.
 */
export function ConsentBar({ containerID }: { containerID: string }) {
  const consent: Consent = useStore(consentStore);
  /** What had the focus before the question: it has it again once that has gone. */
  const before = useRef<HTMLElement>(null);
  // A document keeps the policy of the address it was loaded at.
  const [openedAt] = useState(usePathname());
  const closed = openedAt === accountPath('payment-methods') || isOrderLink(openedAt);
  useEffect(() => {
    if (consent === 'granted' && !closed) loadTagContainer(containerID);
  }, [consent, closed, containerID]);
  const asking = consent === null && !closed;
  useEffect(() => {
    if (!asking) return;
    document.documentElement.dataset.consent = '';
    return () => {
      delete document.documentElement.dataset.consent;
    };
  }, [asking]);
  if (!asking) return null;
  return (
    <section
      ref={(question) => {
        if (askedAgain) question?.focus();
        askedAgain = false;
      }}
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

/** The way back to the question, in the footer. Taking a yes back loads the page anew, without the container. */
export function ConsentChoice() {
  return (
    <ActForm act={askAgain} className="contents">
      <button
        type="submit"
        className="inline-flex min-h-8 items-center font-strong hover:underline"
      >
        {consentTexts.change}
      </button>
    </ActForm>
  );
}

/** Whether the question was asked for: it takes the focus then, and only then. */
let askedAgain = false;

function askAgain(): void {
  askedAgain = true;
  consentStore.set(null);
  if (tagContainerLoaded()) window.location.reload();
}
