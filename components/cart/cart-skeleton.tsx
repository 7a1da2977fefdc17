import { NeedsScript } from '@/components/ui/form/needs-script';
import { cartTexts } from '@/lib/cart/texts';

/** The cart while it is fetched: mist blocks in the places of what will come. */
export function CartSkeleton() {
  return (
    <div>
      <NeedsScript>{cartTexts.needsScript}</NeedsScript>
      <div role="status" className="awaited grid gap-8 lg:grid-cols-[1fr_380px]">
        <span className="sr-only">Loading your cart</span>
        <div className="flex flex-col gap-4 rounded-panel border border-line bg-card p-5">
          <div className="h-14 w-2/3 rounded-pane bg-mist" />
          <div className="h-24 rounded-pane bg-mist" />
          <div className="h-24 rounded-pane bg-mist" />
        </div>
        <div className="h-64 rounded-panel bg-mist" />
      </div>
    </div>
  );
}
