'use client';

/** ID of the form of all hearts. */
export const heartsForm = 'hearts';

/**
 * The form of all hearts of a page: what is pressed before the page is hydrated, React keeps for it and does then. A browser looks at every form as a page loads
 * and styles what it lies in, so that a form in each card would cost a list a tenth of a second.
 */
export function HeartsForm() {
  return <form id={heartsForm} action={() => undefined} hidden />;
}
