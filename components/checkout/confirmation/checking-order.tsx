import { BrandPicture } from '@/components/ui/brand/brand-picture';
import { checkoutTexts } from '@/lib/checkout/texts';
import { OrderPhone } from '@/components/ui/order-phone';

/** While nobody knows yet what became of the order (ruling 10). `elsewhere`: another window is placing it. */
export function CheckingOrder({ elsewhere }: { elsewhere: boolean }) {
  return (
    <div
      role="status"
      className="mx-auto flex max-w-xl flex-col items-center gap-4 rounded-panel border border-line bg-card px-6 py-12 text-center"
    >
      <BrandPicture size={56} />
      <h1 className="text-h2">{checkoutTexts.checking}</h1>
      <span className="spinner text-aubergine-700" aria-hidden="true" />
      <p className="text-ink-2">{elsewhere ? checkoutTexts.placing : checkoutTexts.checkingMore}</p>
      <p className="text-sm text-ink-2">
        Questions? <OrderPhone className="font-strong text-ink" />
      </p>
    </div>
  );
}
