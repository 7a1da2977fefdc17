import { Notice } from '@/components/ui/notice';
import { walletNames } from '@/lib/checkout/payment/wallets';
import { checkoutTexts } from '@/lib/checkout/texts';
import type { Payment } from './use-payment';

/** That the payment is not as it was chosen, because the total has changed; a wallet that approved another amount has to be asked again. */
export function RefitNotice({ payment: { refitted } }: { payment: Pick<Payment, 'refitted'> }) {
  return (
    <div role="status" className="empty:sr-only">
      {refitted && (
        <Notice tone="notice">
          {checkoutTexts.tendersRefit}
          {refitted.wallet && ` ${checkoutTexts.walletRefit(walletNames[refitted.wallet])}`}
        </Notice>
      )}
    </div>
  );
}
