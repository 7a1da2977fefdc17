import { OrderPhone } from '@/components/ui/contact/order-phone';
import { requestTexts } from './request-texts';

/** In the place of a form while its script comes. */
export const formComing = (
  <p role="status" className="text-ink-2">
    {requestTexts.loading}
  </p>
);

/** In the place of a form whose script did not come: the phone, and beside it the button that asks again. */
export function FormNotLoaded({ children }: { children: React.ReactNode }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>
        {requestTexts.notLoaded} <OrderPhone />
      </p>
      {children}
    </div>
  );
}
