import { BrandPicture } from '@/components/ui/brand/brand-picture';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';
import { checkoutTexts } from '@/lib/checkout/texts';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { useLateAnswer } from './asking';

/** While nobody knows yet what became of the order (ruling 10); after a fair time with what is known. `elsewhere`: another window is placing it. */
export function CheckingOrder({ elsewhere }: { elsewhere: boolean }) {
  const late = useLateAnswer(true);
  return (
    <div
      role="status"
      className="mx-auto flex max-w-xl flex-col items-center gap-4 panel px-6 py-12 text-center"
    >
      <BrandPicture size={56} />
      <h1 ref={takeFocus} tabIndex={-1} className="text-h2">
        {checkoutTexts.checking}
      </h1>
      {late ? (
        <div className="text-ink-2">
          <LateAnswer {...late} />
        </div>
      ) : (
        <>
          <span className="spinner text-aubergine-700" aria-hidden="true" />
          <p className="text-ink-2">
            {elsewhere ? checkoutTexts.placing : checkoutTexts.checkingMore}
          </p>
        </>
      )}
      <p className="text-sm text-ink-2">
        Questions? <OrderPhone className="font-strong text-ink" />
      </p>
    </div>
  );
}

/** What is known of an order that may have been placed, and a way to ask at once. */
export function LateAnswer({ isBusy, again }: { isBusy: boolean; again: () => void }) {
  return (
    <>
      <p>{checkoutTexts.stillUnknown}</p>
      <Button
        kind="secondary"
        size="small"
        className="mt-3"
        busy={isBusy ? checkoutTexts.askingAgain : undefined}
        onClick={again}
      >
        {checkoutTexts.askAgain}
      </Button>
    </>
  );
}
