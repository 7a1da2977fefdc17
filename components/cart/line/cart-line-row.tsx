'use client';

import { useEffect, useRef } from 'react';
import { BreakableMail } from '@/components/ui/contact/breakable-mail';
import { Picture } from '@/components/ui/picture';
import { noPicture } from '@/lib/catalogue/picture';
import { ShopLink } from '@/components/ui/shop-link';
import { useFocusAfter } from '@/components/ui/kept-focus';
import type { CartLine } from '@/lib/cart/cart';
import { formatCents } from '@/lib/core/money';
import { limits } from '@/lib/config/limits';
import { errorText } from '@/lib/core/errors/error-texts';
import { LineChargeWords } from './line-charge-words';
import { QuantitySelect } from './quantity-select';
import { QuantityStepper } from './quantity-stepper';

interface CartLineRowProps {
  line: CartLine;
  quantity: number;
  /** Whether the price shown belongs to the quantity shown. */
  confirmed: boolean;
  problem: string | null;
  /** Whether it was just put back, or moved: it takes the focus where that has gone with the button. */
  returned?: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Opens the move to another recipient; `null` where there is nothing to move. */
  onMove?: (() => void) | null;
  /** What of the line does not hold any more, with what mends it. */
  children?: React.ReactNode;
}

/** One line of the cart: picture, name, options and charges, quantity, price. */
export function CartLineRow({
  line,
  quantity,
  confirmed,
  problem,
  returned = false,
  onQuantity,
  onRemove,
  onMove = null,
  children,
}: CartLineRowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfter(Boolean(children), heading);
  useEffect(() => {
    if (returned && document.activeElement === document.body) heading.current?.focus();
  }, [returned]);
  const regular =
    line.retailPrice !== null && line.retailPrice > line.unitPrice
      ? line.retailPrice * line.quantity
      : null;
  const range = line.limits ?? { min: 1, max: limits.maxQuantity, allowed: null };
  const all = quantity >= range.max && range.max > 0;
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] gap-4 border-t border-line p-4 sm:grid-cols-[92px_minmax(0,1fr)_auto_96px] sm:items-center sm:px-5">
      <div className="aspect-square overflow-clip rounded-pane bg-mist">
        <Picture picture={line.picture ?? noPicture} sizes="92px" />
      </div>
      <div className="min-w-0">
        <h3 ref={heading} tabIndex={-1} className="text-name">
          <ShopLink href={line.path} className="hover:underline">
            {line.title}
          </ShopLink>
        </h3>
        {line.options && (
          <p className="text-sm text-ink-2">
            <BreakableMail text={line.options} />
          </p>
        )}
        <LineChargeWords charges={line.charges} />
        <div className="flex flex-wrap gap-x-4">
          {onMove && (
            <button type="button" onClick={onMove} className="text-link tap text-sm">
              Move to another recipient<span className="sr-only">: {line.title}</span>
            </button>
          )}
          <button type="button" onClick={onRemove} className="text-link tap text-sm">
            Remove<span className="sr-only"> {line.title}</span>
          </button>
        </div>
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-1 min-[22.5rem]:col-span-1 min-[22.5rem]:col-start-2 sm:contents">
        {range.allowed ? (
          <QuantitySelect
            label={line.title}
            value={quantity}
            quantities={withCurrent(range.allowed, quantity)}
            onChange={onQuantity}
          />
        ) : (
          <QuantityStepper
            label={line.title}
            size="small"
            value={quantity}
            min={range.min}
            max={range.max}
            onChange={onQuantity}
          />
        )}
        <p
          className={`nums ml-auto text-right font-strong transition-colors ${confirmed ? '' : 'unconfirmed'}`}
        >
          {formatCents(line.total)}
          {regular && (
            <s className="block text-sm font-body text-ink-3">
              <span className="sr-only">Regular price </span>
              {formatCents(regular)}
            </s>
          )}
        </p>
      </div>
      {children && (
        <div data-change tabIndex={-1} className="col-span-full">
          {children}
        </div>
      )}
      {all && !children && !problem && (
        <p className="col-start-2 -mt-1 text-xs text-ink-2 sm:col-start-3">
          {errorText({ code: 'quantity-over-limit', limit: range.max })}
        </p>
      )}
      {problem && (
        <p role="alert" className="col-span-full text-sm font-medium text-terra-700">
          {problem}
        </p>
      )}
    </li>
  );
}

/** The quantities to choose from; one that is not sold any more stays visible until another is chosen. */
function withCurrent(allowed: readonly number[], quantity: number): number[] {
  return allowed.includes(quantity) ? [...allowed] : [quantity, ...allowed];
}

/** What was just removed, with the way back. Takes the focus where the line that had it has gone. */
export function RemovedLine({ line, onUndo }: { line: CartLine; onUndo: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-4 rounded-panel border border-dashed border-line-strong px-5 py-3 text-ui"
    >
      <p>
        <span className="display text-name">{line.title}</span> was removed.
      </p>
      <button type="button" onClick={onUndo} className="text-link tap">
        Undo<span className="sr-only"> removing {line.title}</span>
      </button>
    </div>
  );
}
