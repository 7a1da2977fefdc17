'use client';

import { latePart } from '@/components/browser/late-part';
import { createStore, useStore } from '@/components/browser/create-store';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import {
  consentStore,
  type Consent,
  loadTagContainer,
  tagContainerLoaded,
} from '@/components/analytics/consent';
import { accountPath } from '@/lib/routes/account-path';
import { isOrderLink } from '@/lib/routes/order-path';
import { ActForm } from '@/components/ui/form/act-form';
import type { ConsentQuestionProps } from './consent-question';

/** Most visitors have answered, and a shop without a container asks nobody. A question that does not come is not asked on this page, but for who asks for it. */
const Question = latePart<ConsentQuestionProps>(
  () => import('./consent-question'),
  () => null,
);

/** How often the question was asked for in this document: it comes anew with each time, and has the focus. */
const askedFor = createStore(0);

/** Asks once whether this visit may be counted by the tag container, and loads it after a yes (ruling 19). The rest of the shop does not wait for either answer. */
export function ConsentBar({ containerID }: { containerID: string }) {
  const consent: Consent = useStore(consentStore);
  const times = useStore(askedFor);
  // A document keeps the policy of the address it was loaded at.
  const [openedAt] = useState(usePathname());
  const closed = openedAt === accountPath('payment-methods') || isOrderLink(openedAt);
  useEffect(() => {
    if (consent === 'granted' && !closed) loadTagContainer(containerID);
  }, [consent, closed, containerID]);
  return consent === null && !closed && <Question.Part key={times} takesFocus={times > 0} />;
}

/** The way back to the question, in the footer. Taking a yes back loads the page anew, without the container. */
export function ConsentChoice() {
  return (
    <ActForm act={askAgain} className="contents">
      <button
        type="submit"
        onPointerEnter={() => void Question.prepare()}
        onFocus={() => void Question.prepare()}
        className="tap font-strong hover:underline"
      >
        Privacy choices
      </button>
    </ActForm>
  );
}

function askAgain(): void {
  askedFor.set(askedFor.get() + 1);
  consentStore.set(null);
  if (tagContainerLoaded()) window.location.reload();
}
