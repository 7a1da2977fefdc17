import { Notice } from '@/components/ui/notice';
import { OrderPhone } from '@/components/ui/order-phone';
import type { Problem } from '@/lib/core/error-codes';
import { errorText } from '@/lib/core/error-texts';

/** In place of an order that cannot be read just now. */
export function OrderUnavailable({ problem }: { problem: Problem }) {
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <h1 className="text-h1">Your order</h1>
      <Notice tone="error">
        <p>{errorText(problem)}</p>
      </Notice>
      <p className="text-ui text-ink-2">
        Your order is safe with us. Please load this page again in a moment, or call{' '}
        <OrderPhone className="font-strong text-ink" />.
      </p>
    </div>
  );
}
