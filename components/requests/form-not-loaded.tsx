import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { requestTexts } from './request-texts';

/** In the place of a form while its script comes. */
export const formComing = (
  <p role="status" className="text-ink-2">
    {requestTexts.loading}
  </p>
);

interface FormNotLoadedProps {
  onRetry: () => Promise<void>;
  /** `handOnFocus` where the form does not take the focus itself once it comes. */
  buttonRef?: Ref<HTMLButtonElement>;
}

/** In the place of a form whose script did not come: the phone, and the button that asks for it again. */
export function FormNotLoaded({ onRetry, buttonRef }: FormNotLoadedProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>
        {requestTexts.notLoaded} <OrderPhone />
      </p>
      <Button ref={buttonRef} kind="secondary" size="small" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  );
}
