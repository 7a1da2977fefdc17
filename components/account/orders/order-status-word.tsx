import type { DisplayStatus } from '@/lib/account/order-status';

const tones: Record<DisplayStatus, string> = {
  Received: 'text-lilac-700',
  Delivered: 'text-leaf-700',
  Canceled: 'text-ink-2',
  Processing: 'text-lilac-700',
};
const marks: Record<DisplayStatus, string> = {
  Received: '◷',
  Delivered: '✓',
  Canceled: '×',
  Processing: '◷',
};

interface StatusWordProps {
  status: DisplayStatus;
  /** What stands in place of the word where it is known more exactly how far a shipment is. */
  word?: string;
}

/** A display status: a mark, a tone and always a word (specification A4). */
export function StatusWord({ status, word = status }: StatusWordProps) {
  return (
    <span className={`shrink-0 text-xs font-strong ${tones[status]}`}>
      <span aria-hidden="true">{marks[status]} </span>
      {word}
    </span>
  );
}
