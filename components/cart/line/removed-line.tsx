import type { CartLine } from '@/lib/cart/cart';

/** What was just removed, with the way back. */
export function RemovedLine({ line, onUndo }: { line: CartLine; onUndo: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-4 rounded-panel border border-dashed border-line-strong px-5 py-3 text-ui"
    >
      <p>
        <span className="display text-name">{line.title}</span> was removed.
      </p>
      <button type="button" onClick={onUndo} className="text-link inline-flex min-h-8 items-center">
        Undo<span className="sr-only"> removing {line.title}</span>
      </button>
    </div>
  );
}
