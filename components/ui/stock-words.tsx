import type { StockBand } from '@/lib/catalogue/product/product';

const words: Record<StockBand, string> = {
  in: 'Available',
  low: 'Only a few left',
  out: 'Out of stock',
};
const tones: Record<StockBand, string> = {
  in: 'text-leaf-700',
  low: 'text-straw-800',
  out: 'text-ink-2',
};
const marks: Record<StockBand, string> = {
  in: 'size-2 rounded-full bg-leaf-600',
  low: 'size-2 rotate-45 bg-straw-800',
  out: 'size-2 rounded-full border-2 border-ink-3',
};

/** Stock in words with its mark: a dot, a diamond or a ring, never colour alone and never a figure. */
export function StockWords({ band, children }: { band: StockBand; children?: React.ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-2 text-xs font-medium ${tones[band]}`}>
      <span className={marks[band]} aria-hidden="true" />
      {children ?? words[band]}
    </span>
  );
}
