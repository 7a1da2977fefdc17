'use client';

import { useQuery } from '@tanstack/react-query';
import { Notice } from '@/components/ui/notice';
import { ShopRefusal } from '@/lib/cart/cart-query.client';
import { shopFetch } from '@/lib/http/shop-fetch.client';
import type { GuestDraft } from '@/lib/checkout/guest';
import type { PaymentSetup } from '@/lib/checkout/payment';
import { checkoutTexts } from '@/lib/checkout/texts';
import { PaymentForm } from './payment-form';
import type { CardNonce } from './use-payment-frame';

interface PaymentStepProps {
  guest: GuestDraft;
  /** Why the last card was refused. */
  problem: string | null;
  onDone: (guest: GuestDraft, card: CardNonce) => void;
}

/** Who orders, and the card. The setup is asked anew each time the step opens: a client token serves once. */
export function PaymentStep({ guest, problem, onDone }: PaymentStepProps) {
  const setup = useQuery({
    queryKey: ['payment'],
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    queryFn: async () => {
      const answer = await shopFetch<PaymentSetup>('GET', '/api/checkout/payment');
      if (!answer.ok) throw new ShopRefusal(answer.error);
      return answer.value;
    },
  });
  return (
    <div className="flex flex-col gap-5">
      {problem && <Notice tone="error">{problem}</Notice>}
      {setup.isPending && <p role="status" className="text-ink-2">Opening the payment form …</p>}
      {setup.data?.frameUrl
        ? <PaymentForm guest={guest} frameUrl={setup.data.frameUrl} clientToken={setup.data.clientToken} onDone={onDone} />
        : !setup.isPending && <Notice tone="error">{checkoutTexts.paymentDown}</Notice>}
    </div>
  );
}
