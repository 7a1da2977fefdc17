import { Notice } from '@/components/ui/notice';
import { TryAgain } from '@/components/ui/try-again';
import { checkoutTexts } from '@/lib/checkout/texts';

/** What became of a wallet that was opened and did not pay: an error, or that it was closed, by its owner or by a change of the total. Either is announced. */
export function WalletNote({ text }: { text: string | null }) {
  const closed = text === checkoutTexts.walletCancelled || text === checkoutTexts.walletOutdated;
  return (
    <>
      <div role="status" className="empty:sr-only">
        {closed && <Notice tone="notice">{text}</Notice>}
      </div>
      {text && !closed && <Notice tone="error">{text}</Notice>}
    </>
  );
}

/** A wallet that cannot be had here just now, with the way to ask for it again where there is one. */
export function WalletDown({ onRetry }: { onRetry?: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="error">{checkoutTexts.walletDown}</Notice>
      {onRetry && <TryAgain size="small" onClick={onRetry} />}
    </div>
  );
}

/** In the place of PayPal's buttons while they are on their way. */
export function OpeningPayPal() {
  return (
    <p role="status" className="text-ink-2">
      Opening PayPal …
    </p>
  );
}
