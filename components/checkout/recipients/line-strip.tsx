import { Picture } from '@/components/ui/picture';
import { noPicture } from '@/lib/catalogue/picture';
import type { CartLine } from '@/lib/cart/cart';
import { countedTitle } from '@/lib/core/text';

/** Lines as small pictures with their names: what it is that goes somewhere. */
export function LineStrip({
  lines,
  title = null,
}: {
  lines: readonly CartLine[];
  title?: string | null;
}) {
  return (
    <div>
      {title && <h3 className="mb-3 text-h3">{title}</h3>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-5 gap-y-3">
        {lines.map(({ id, title: name, options, quantity, picture }) => (
          <li key={id} className="flex min-w-0 items-center gap-3 text-sm leading-snug">
            <span className="size-12 shrink-0 overflow-clip rounded-pane bg-mist">
              <Picture picture={picture ?? noPicture} sizes="48px" />
            </span>
            <span className="min-w-0">
              <span className="block font-strong">{countedTitle({ quantity, title: name })}</span>
              <span className="block text-ink-2">{options}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
