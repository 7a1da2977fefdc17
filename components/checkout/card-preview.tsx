import { Sprig } from '@/components/ui/sprig';
import { cardTexts } from '@/lib/checkout/card-texts';
import { cardLineCount, wrapMessage } from '@/lib/orders/card-lines';

const fontFamily =
  'var(--font-brygada-italic), var(--font-brygada-italic-extended), var(--font-brygada-italic-vietnamese), Georgia, serif';

/**
 * The card as it is printed, smaller where the screen is: its letters are measured by its width of 3.5 inches (ten points are 3.968 % of it), so that
 * a line that fits the card fits here.
 */
export function CardPreview({ message }: { message: string }) {
  const lines = wrapMessage(message);
  return (
    <figure className="mx-auto w-full max-w-[3.5in]">
      <figcaption className="mb-2 text-sm text-ink-2">{cardTexts.preview}</figcaption>
      <div className="@container">
        <div className="flex aspect-[3.5/2.5] flex-col items-center justify-center overflow-clip rounded-tight border border-line bg-card text-center shadow-lift">
          <Sprig size={28} className="mb-2 shrink-0" />
          {Array.from({ length: cardLineCount }, (_, index) => (
            <p
              key={index}
              style={{ fontFamily, fontSize: '3.968cqi' }}
              className="min-h-[1.6em] max-w-full overflow-clip leading-[1.6] font-normal whitespace-pre italic"
            >
              {lines[index] ?? ''}
            </p>
          ))}
        </div>
      </div>
    </figure>
  );
}
