import { Notice } from '@/components/ui/notice';
import { checkoutTexts } from '@/lib/checkout/texts';

/** What became of a wallet that was opened and did not pay: an error, or that its owner cancelled it. Both are announced. */
export function WalletNote({ text }: { text: string | null }) {
  const cancelled = text === checkoutTexts.walletCancelled;
  return (
    <>
      <div role="status" className="empty:sr-only">
        {cancelled && <Notice tone="notice">{text}</Notice>}
      </div>
      {text && !cancelled && <Notice tone="error">{text}</Notice>}
    </>
  );
}
