'use client';

import { useState } from 'react';
import { AddressDialogHost } from '@/components/address/address-dialog-host';
import type { PickupChoice } from '@/components/address/store-pickup-fields';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Notice } from '@/components/ui/notice';
import type { Cart, CartLine } from '@/lib/cart/cart';
import {
  movableLines,
  placeRequest,
  recipientName,
  recipientPlace,
  recipientsFor,
} from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { QuantityStepper } from '../line/quantity-stepper';

interface ChoiceRowProps {
  name: string;
  checked: boolean;
  title: string;
  detail?: string;
  onChoose: () => void;
}

/** One choice of several in a dialog, with a line of detail. */
function ChoiceRow({ name, checked, title, detail, onChoose }: ChoiceRowProps) {
  return (
    <label
      className={`flex min-h-12 items-center gap-3 rounded-pane border px-4 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-aubergine-700 ${checked ? 'border-aubergine-700 bg-lilac-100' : 'border-line-strong'}`}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-aubergine-700"
      />
      <span className="min-w-0 leading-snug">
        <span className="block font-strong">{title}</span>
        {detail && <span className="block text-sm text-ink-2">{detail}</span>}
      </span>
    </label>
  );
}

export interface MoveDialogProps {
  cart: Cart;
  /** What moves; `null` lets the shopper choose. */
  line: CartLine | null;
  stores: readonly PickupChoice[];
  /** Writes; answers what was refused. */
  save: (request: Fulfillment) => Promise<string | null>;
  /** Sets how many there are of a line; answers what was refused. Given where one more can be sent, besides what is there. */
  setQuantity?: (line: CartLine, quantity: number) => Promise<string | null>;
  onClose: () => void;
}

/** Sends one more of a line to another recipient of the order or to a new one, or moves it or some of its units there. */
export default function MoveDialog({
  cart,
  line,
  stores,
  save,
  setQuantity,
  onClose,
}: MoveDialogProps) {
  const lines = movableLines(cart);
  const [lineID, setLineID] = useState(line?.id ?? lines[0]?.id ?? '');
  const chosen = lines.find(({ id }) => id === lineID);
  const [units, setUnits] = useState<number | null>(null);
  const others = chosen ? recipientsFor(cart, chosen.id) : [];
  const [target, setTarget] = useState<string | null>(null);
  const to =
    others.find(({ lineID: other }) => other === target)?.lineID ??
    (others.length > 0 && target === null ? others[0]?.lineID : null) ??
    null;
  const [entering, setEntering] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const addable = line ? undefined : setQuantity;
  const [more, setMore] = useState(
    addable !== undefined && lines.length === 1 && lines[0]?.quantity === 1,
  );
  if (!chosen) return null;
  const moved = more ? 1 : Math.min(units ?? (line ? chosen.quantity : 1), chosen.quantity);
  const what: Fulfillment = {
    LineItemIDs: [chosen.id],
    ...(more || moved < chosen.quantity ? { Units: moved } : {}),
  };
  /** One more is first added where the line is and then sent on; what cannot be sent is taken off again. */
  const send = async (place: Fulfillment): Promise<string | null> => {
    if (!more || !addable) return save({ ...what, ...place });
    const full = await addable(chosen, chosen.quantity + 1);
    if (full !== null) return full;
    const problem = await save({ ...what, ...place });
    if (problem !== null) await addable(chosen, chosen.quantity);
    return problem;
  };
  const move = async () => {
    if (to === null) return setEntering(true);
    setBusy(true);
    const problem = await send({ LineItemIDs: [chosen.id], WithLineItemID: to });
    setBusy(false);
    if (problem === null) onClose();
    else setRefused(problem);
  };
  if (entering) {
    return (
      <AddressDialogHost
        open
        purpose="recipient"
        stores={stores}
        lineIDs={[chosen.id]}
        onClose={onClose}
        onSave={(address) => send({ LineItemIDs: [chosen.id], ...placeRequest(address) })}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} title={line ? `Move ${line.title}` : 'Send to someone else'}>
      <form
        className="mt-4 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
      >
        {!line && (
          <fieldset className="flex flex-col gap-2.5">
            <legend className="mb-2 text-sm font-strong">What should they get?</legend>
            {lines.map(({ id, title, options }) => (
              <ChoiceRow
                key={id}
                name="move-line"
                checked={id === lineID}
                title={title}
                detail={options}
                onChoose={() => {
                  setLineID(id);
                  setUnits(null);
                  setTarget(null);
                }}
              />
            ))}
          </fieldset>
        )}
        {addable && (
          <fieldset className="flex flex-col gap-2.5">
            <legend className="mb-2 text-sm font-strong">One more, or this one?</legend>
            <ChoiceRow
              name="move-how"
              checked={more}
              title="One more of it"
              detail="What is in the cart stays with its recipient"
              onChoose={() => setMore(true)}
            />
            <ChoiceRow
              name="move-how"
              checked={!more}
              title="Move it"
              detail="It goes to them instead"
              onChoose={() => setMore(false)}
            />
          </fieldset>
        )}
        {!more && chosen.quantity > 1 && (
          <div className="flex items-center justify-between gap-4">
            <span className="text-sm font-strong">How many of {chosen.quantity}</span>
            <QuantityStepper
              label={chosen.title}
              value={moved}
              min={1}
              max={chosen.quantity}
              onChange={setUnits}
            />
          </div>
        )}
        <fieldset className="flex flex-col gap-2.5">
          <legend className="mb-2 text-sm font-strong">Who gets it?</legend>
          {others.map(({ lineID: other, recipient }) => (
            <ChoiceRow
              key={other}
              name="move-to"
              checked={to === other}
              title={recipientName(recipient)}
              detail={recipientPlace(recipient)}
              onChoose={() => setTarget(other)}
            />
          ))}
          <ChoiceRow
            name="move-to"
            checked={to === null}
            title="Someone new"
            detail="Enter an address, or pick up at a store"
            onChoose={() => setTarget('new')}
          />
        </fieldset>
        {refused && <Notice tone="error">{refused}</Notice>}
        <Button type="submit" className="self-end max-sm:w-full" busy={busy ? 'Saving' : undefined}>
          {to === null ? 'Enter the address' : more ? 'Send one more' : 'Move'}
        </Button>
      </form>
    </Dialog>
  );
}
