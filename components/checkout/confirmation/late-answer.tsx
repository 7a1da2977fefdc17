import { Button } from '@/components/ui/button';
import { checkoutTexts } from '@/lib/checkout/texts';

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
