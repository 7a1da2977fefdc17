import { BreakableMail } from '@/components/ui/contact/breakable-mail';
import { LineChargeWords } from '@/components/cart/line/line-charge-words';
import { Picture } from '@/components/ui/picture';
import { noPicture } from '@/lib/catalogue/picture';
import type { CartLine } from '@/lib/cart/cart';
import { countedTitle } from '@/lib/core/text';
import { workshopTexts } from '@/lib/orders/workshop-texts';
import { formatCents } from '@/lib/core/money';

/** One line of an order under review or placed, with its charges; seats are counted as such. */
export function ConfirmationLine({ line, seats }: { line: CartLine; seats: boolean }) {
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 sm:grid-cols-[72px_minmax(0,1fr)_auto] border-t border-line p-4 sm:px-5">
      <div className="aspect-square overflow-clip rounded-pane bg-mist">
        <Picture picture={line.picture ?? noPicture} sizes="72px" />
      </div>
      <div className="min-w-0">
        <h3 className="text-name">{seats ? line.title : countedTitle(line)}</h3>
        <p className="nums text-sm text-ink-2">
          <BreakableMail
            text={[line.options, seats && workshopTexts.seats(line.quantity)]
              .filter(Boolean)
              .join(' · ')}
          />
        </p>
        <LineChargeWords charges={line.charges} />
      </div>
      <p className="nums font-strong max-sm:col-start-2">{formatCents(line.total)}</p>
    </li>
  );
}
