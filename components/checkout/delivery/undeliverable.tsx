'use client';

import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { handOnFocus } from '@/components/ui/hand-on-focus';
import { Notice } from '@/components/ui/notice';
import { addressDialogTexts } from '@/lib/address/texts';
import type { CartLine, CartShipment } from '@/lib/cart/cart';
import { checkoutTexts } from '@/lib/checkout/texts';
import { useOptions } from '@/components/cart/day/use-options';
import { outOfTownPath } from '@/lib/routes/category-path';

interface UndeliverableProps {
  shipment: CartShipment;
  /** Removes; returns what was refused. */
  remove: (line: CartLine) => Promise<string | null>;
  /** Opens the dialog in which they become a pickup. */
  onPickup: () => void;
  children?: React.ReactNode;
}

/** Lines that no way brings to their recipient, with the ways on: other goods, a pickup where they can be picked up, or without them (specification B8). */
export function Undeliverable({
  shipment: { lines, recipient },
  remove,
  onPickup,
  children,
}: UndeliverableProps) {
  const [removing, setRemoving] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const LineItemIDs = lines.map(({ id }) => id);
  const pickup = useOptions({
    addressType: 'InStorePickUp',
    zip: '',
    lineIDs: LineItemIDs,
    method: null,
  });
  const fetchable = pickup.data?.method === 'InStorePickUp';
  const goWithout = async (line: CartLine) => {
    setRemoving(line.id);
    setRefused(null);
    const problem = await remove(line);
    setRemoving(null);
    setRefused(problem);
  };
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="error">
        <ul>
          {lines.map(({ id, title }) => (
            <li key={id}>{addressDialogTexts.productUndeliverable(title)}</li>
          ))}
        </ul>
        <p className="mt-2">{checkoutTexts.undeliverable}</p>
      </Notice>
      <div className="flex flex-wrap items-center gap-3">
        <a href={outOfTownPath} className={buttonClass('secondary', 'small')}>
          Out Of Town
        </a>
        {fetchable && recipient && (
          <Button kind="secondary" size="small" aria-haspopup="dialog" onClick={onPickup}>
            Pickup
          </Button>
        )}
        {lines.map((line) => (
          <Button
            key={line.id}
            ref={handOnFocus}
            kind="secondary"
            size="small"
            disabled={removing !== null && removing !== line.id}
            busy={removing === line.id ? 'Removing' : undefined}
            onClick={() => void goWithout(line)}
          >
            Remove<span className={lines.length > 1 ? '' : 'sr-only'}> {line.title}</span>
          </Button>
        ))}
      </div>
      {refused && <Notice tone="error">{refused}</Notice>}
      {children}
    </div>
  );
}
