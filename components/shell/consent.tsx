'use client';

import { latePart } from '@/components/browser/late-part';
import { useStore } from '@/components/browser/create-store';
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

/** Most visitors have answered, and a shop without a container asks nobody. A question that does not come is not asked on this page. */
const Question = latePart<ConsentQuestionProps>(
  () => import('./consent-question'),
  () => null,
);

/** Asks once whether this visit may be counted by the tag container, and loads it after a yes (ruling 19). The rest of the shop does not wait for either answer. */
export function ConsentBar({ containerID }: { containerID: string }) {
  const consent: Consent = useStore(consentStore);
  // A document keeps the policy of the address it was loaded at.
  const [openedAt] = useState(usePathname());
  const closed = openedAt === accountPath('payment-methods') || isOrderLink(openedAt);
  useEffect(() => {
    if (consent === 'granted' && !closed) loadTagContainer(containerID);
  }, [consent, closed, containerID]);
  return consent === null && !closed && <Question.Part takesFocus={takesFocus} />;
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

let askedAgain = false;

function takesFocus(): boolean {
  const takes = askedAgain;
  askedAgain = false;
  return takes;
}

function askAgain(): void {
  askedAgain = true;
  consentStore.set(null);
  if (tagContainerLoaded()) window.location.reload();
}
