'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import { LateFailed } from '@/components/ui/late-failed';
import type { GiftCardForm as Form } from './gift-card-form';

const LazyForm = lazy(() =>
  import('./gift-card-form').then(
    ({ GiftCardForm: form }) => ({ default: form }),
    () => ({ default: LateFailed }),
  ),
);

/** The form of gift cards. Its script is asked for where it is shown, not by every category; the server renders it as ever. */
export function GiftCardForm(props: ComponentProps<typeof Form>) {
  return (
    <Suspense>
      <LazyForm {...props} />
    </Suspense>
  );
}
