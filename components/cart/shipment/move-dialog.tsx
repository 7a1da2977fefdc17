'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { AddressDialogHost } from '@/components/address/address-dialog-host';
import type { PickupStores } from '@/components/address/store-pickup-fields';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ChoiceCard } from '@/components/ui/form/choice-card';
import { Notice } from '@/components/ui/notice';
import { useStillHere } from '@/components/ui/use-still-here';
import type { Cart, CartLine } from '@/lib/cart/cart';
import {
  movableLines,
  placeRequest,
  recipientName,
  recipientPlace,
  recipientsFor,
  recipientsOf,
} from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { QuantityStepper } from '../line/quantity-stepper';
import { useSending } from './use-sending';

export interface MoveDialogProps {
  cart: Cart;
  /** What moves; `null` lets the shopper choose, several at once. */
  line: CartLine | null;
  stores: PickupStores;
  /** Writes; returns what was refused. */
  save: (request: Fulfillment) => Promise<string | null>;
  /** Sets how many there are of a line; returns what was refused. Given where one more can be sent, besides what is there. */
  setQuantity?: (line: CartLine, quantity: number) => Promise<string | null>;
  onClose: () => void;
}

const chooseFirst = 'Choose what they should get.';

/**
 * Sends lines to another recipient of the order or to a new one: one more of each, or the lines themselves, or some units of the one that is chosen. It closes when
 * what it is about is taken out of the cart in another window.
 */
export default function MoveDialog({
  cart,
  line,
  stores,
  save,
  setQuantity,
  onClose,
}: MoveDialogProps) {
  const lines = movableLines(cart);
  const [lineIDs, setLineIDs] = useState<readonly string[]>(
    line ? [line.id] : lines.length === 1 ? lines.map(({ id }) => id) : [],
  );
  const chosen = lines.filter(({ id }) => lineIDs.includes(id));
  const [only, ...rest] = chosen;
  const single = only && rest.length === 0 ? only : null;
  const [units, setUnits] = useState<number | null>(null);
  const others = recipientsFor(cart, lineIDs);
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
  const moved = Math.min(units ?? (line ? line.quantity : 1), single?.quantity ?? 1);
  const send = useSending({
    cart,
    lines: chosen,
    units: moved,
    save,
    setQuantity: (more && addable) || null,
  });
  const isGone = line ? chosen.length === 0 : lines.length === 0;
  const isIdle = !busy && !entering && refused === null;
  const isHere = useStillHere();
  /** What was sent closes this dialog, and not another that was opened since this one was left. */
  const leave = () => {
    if (isHere()) onClose();
  };
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isGone && isIdle) close();
  }, [isGone, isIdle]);
  if (lines.length === 0) return null;
  const go = async () => {
    if (chosen.length === 0) return setRefused(chooseFirst);
    if (to === null) return setEntering(true);
    setBusy(true);
    const problem = await send({ WithLineItemID: to });
    setBusy(false);
    if (problem === null) leave();
    else setRefused(problem);
  };
  if (entering) {
    return (
      <AddressDialogHost
        open
        purpose="recipient"
        stores={stores}
        lineIDs={lineIDs}
        onClose={leave}
        onSave={(address) => send(placeRequest(address))}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} title={line ? `Move ${line.title}` : 'Send to someone else'}>
      <form
        className="mt-4 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        {!line && (
          <fieldset className="flex flex-col gap-2.5">
            <legend className="mb-2 text-sm font-strong">What should they get?</legend>
            {lines.map((each) => (
              <ChoiceCard
                key={each.id}
                type="checkbox"
                name="move-line"
                checked={lineIDs.includes(each.id)}
                title={each.title}
                detail={lineDetail(cart, each)}
                onChange={() => {
                  setLineIDs(
                    lineIDs.includes(each.id)
                      ? lineIDs.filter((id) => id !== each.id)
                      : [...lineIDs, each.id],
                  );
                  setUnits(null);
                  setTarget(null);
                  setRefused(null);
                }}
              />
            ))}
          </fieldset>
        )}
        {addable && (
          <fieldset className="flex flex-col gap-2.5">
            <legend className="mb-2 text-sm font-strong">
              {rest.length > 0 ? 'One more of each, or these?' : 'One more, or this one?'}
            </legend>
            <ChoiceCard
              name="move-how"
              checked={more}
              title={rest.length > 0 ? 'One more of each' : 'One more of it'}
              detail="What is in the cart stays with its recipient"
              onChange={() => setMore(true)}
            />
            <ChoiceCard
              name="move-how"
              checked={!more}
              title={rest.length > 0 ? 'Move them' : 'Move it'}
              detail={rest.length > 0 ? 'They go there instead' : 'It goes to them instead'}
              onChange={() => setMore(false)}
            />
          </fieldset>
        )}
        {!more && single && single.quantity > 1 && (
          <div className="flex items-center justify-between gap-4">
            <span className="text-sm font-strong">How many of {single.quantity}</span>
            <QuantityStepper
              label={single.title}
              value={moved}
              min={1}
              max={single.quantity}
              onChange={setUnits}
            />
          </div>
        )}
        <fieldset className="flex flex-col gap-2.5">
          <legend className="mb-2 text-sm font-strong">Who gets it?</legend>
          {others.map(({ lineID: other, recipient }) => (
            <ChoiceCard
              key={other}
              name="move-to"
              checked={to === other}
              title={recipientName(recipient)}
              detail={recipientPlace(recipient)}
              onChange={() => setTarget(other)}
            />
          ))}
          <ChoiceCard
            name="move-to"
            checked={to === null}
            title="Someone new"
            detail="Enter an address, or pick up at a store"
            onChange={() => setTarget('new')}
          />
        </fieldset>
        {refused && <Notice tone="error">{refused}</Notice>}
        <Button type="submit" className="self-end max-sm:w-full" busy={busy ? 'Saving' : undefined}>
          {buttonWords(to === null, more, rest.length > 0)}
        </Button>
      </form>
    </Dialog>
  );
}

/** What the button does: a new recipient is named first. */
function buttonWords(isNew: boolean, more: boolean, several: boolean): string {
  if (isNew) return 'Enter the address';
  if (!more) return 'Move';
  return several ? 'Send one more of each' : 'Send one more';
}

/** What tells a line of the cart from others of the same name: its options, and who gets it where that is said. */
function lineDetail(cart: Cart, { id, options }: CartLine): string {
  const recipient = recipientsOf(cart).find(({ lines }) =>
    lines.some((line) => line.id === id),
  )?.recipient;
  return [options, recipient && `for ${recipientName(recipient)}`].filter(Boolean).join(', ');
}
