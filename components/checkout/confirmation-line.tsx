import { Picture } from '@/components/ui/picture';
import type { CartLine } from '@/lib/cart/cart';
import { workshopTexts } from '@/lib/orders/workshop-texts';
import { formatCents } from '@/lib/core/money';

/** One line of a placed order; seats are counted as such. */
export function ConfirmationLine({ line, seats = false }: { line: CartLine; seats?: boolean }) {
  return (
    <li className="grid grid-cols-[72px_1fr_auto] items-center gap-4 border-t border-line p-4 sm:px-5">
      <div className="aspect-square overflow-clip rounded-pane bg-mist">{line.picture && <Picture picture={line.picture} sizes="72px" />}</div>
      <div className="min-w-0">
        <h3 className="text-name">{line.title}</h3>
        <p className="nums text-sm text-ink-2">{[line.options, seats ? workshopTexts.seats(line.quantity) : `Quantity ${line.quantity}`].filter(Boolean).join(' · ')}</p>
      </div>
      <p className="nums font-strong">{formatCents(line.total)}</p>
    </li>
  );
}
