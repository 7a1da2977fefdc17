'use client';

import { useQuery } from '@tanstack/react-query';
import { Notice } from '@/components/ui/notice';
import { readAnswer } from '@/components/browser/read-answer';
import type { Funds } from '@/lib/checkout/payment/funds';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import type { Payment } from '@/components/checkout/payment/use-payment';
import { PaymentForm } from './payment-form';

interface PaymentStepProps {
  payment: Payment;
  /** Why the last payment was refused. */
  problem: string | null;
  /** The shopper tries to pay in another way. */
  onTry: () => void;
  onDone: () => void;
}

/** Who orders, and the tenders. The setup is asked anew each time the step opens: a client token serves once. */
export function PaymentStep({ payment, problem, onTry, onDone }: PaymentStepProps) {
  const setup = useAnswer<PaymentSetup>('payment', '/api/checkout/payment');
  const funds = useAnswer<Funds>('funds', '/api/checkout/funds');
  return (
    <div className="flex flex-col gap-5">
      {problem && <Notice tone="error">{problem}</Notice>}
      {(isOpening(setup) || isOpening(funds)) && (
        <p role="status" className="text-ink-2">
          Opening the payment form …
        </p>
      )}
      {!isOpening(setup) && !isOpening(funds) && (
        <PaymentForm
          payment={payment}
          setup={setup.data ?? null}
          funds={funds.data ?? null}
          onTry={onTry}
          onDone={onDone}
        />
      )}
    </div>
  );
}

/** A client token serves for 24 hours; a page that stood open over night asks for another when it is looked at again. */
const longestMs = 20 * 60 * 60 * 1000;
/** When what was not answered is asked for again. */
const againMs = 15_000;

/** Whether the first answer is still to come; asked for again after a failure, what is filled in stays in view. */
function isOpening({ isPending, errorUpdateCount }: ReturnType<typeof useAnswer>): boolean {
  return isPending && errorUpdateCount === 0;
}

function useAnswer<T>(key: string, path: string) {
  return useQuery({
    queryKey: [key],
    gcTime: 0,
    staleTime: longestMs,
    refetchOnWindowFocus: ({ state }) => state.data !== undefined,
    retry: false,
    refetchInterval: ({ state }) => (state.errorUpdateCount > 0 && !state.data ? againMs : false),
    queryFn: () => readAnswer<T>(path),
  });
}
