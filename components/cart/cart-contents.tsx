'use client';

import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { linesOf, shipmentOf, type Cart, type CartLine, type CartShipment } from '@/lib/cart/cart';
import type { Mend } from '@/lib/cart/change/mending';
import { movableUnits } from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { cartTexts } from '@/lib/cart/texts';
import { checkoutPath, stepOfChange } from '@/lib/checkout/steps';
import { anotherChoice } from '@/lib/orders/change-texts';
import { CartFailure } from './cart-failure';
import { CartNotices } from './cart-notices';
import { CartSummary } from './cart-summary';
import { ChangeNotice } from './change-notice';
import { CheckoutLink } from './checkout-link';
import { DayDialogHost } from './day/day-dialog-host';
import { CartLineRow, RemovedLine } from './line/cart-line-row';
import { MoveDialogHost, SendElsewhere } from './shipment/move-dialog-host';
import { DeliveryLinks, WordsLink } from './shipment/shipment-links';
import { ShipmentTicket } from './shipment/shipment-ticket';
import type { useCart } from './use-cart';
import { Unheard, useHeard } from './use-heard';
import { usePickupStores } from './use-pickup-stores';

/** What is in the cart, by shipment, with what was refused, removed or is to be mended. */
export function CartContents({
  cart,
  retry,
  confirmed,
  problem,
  removed,
  returned,
  quantityOf,
  setQuantity,
  changeQuantity,
  edit: write,
  remove,
  undo,
}: Omit<ReturnType<typeof useCart>, 'cart' | 'failure' | 'underWay'> & { cart: Cart }) {
  const [unmended, setUnmended] = useState<string | null>(null);
  const [moving, setMoving] = useState<CartLine | 'any' | null>(null);
  const [movedID, setMovedID] = useState<string | null>(null);
  const units = movableUnits(cart);
  const someoneElse =
    cart.state === 'ready' && cart.shipments.some(({ recipient }) => recipient !== null);
  const short = (line: CartLine) =>
    cart.changes.filter(({ what, lineIDs }) => what === 'stock' && lineIDs.includes(line.id));
  const asWished = (shipment: CartShipment) => ({
    ...shipment,
    lines: shipment.lines.map((line) => ({ ...line, quantity: quantityOf(line) })),
  });
  const removeLine = (line: CartLine) => {
    const shipment = shipmentOf(cart, line.id);
    if (shipment) remove(line, shipment);
  };
  const move = (next: CartLine | 'any') => {
    setMovedID(null);
    setMoving(next);
  };
  const edit = (request: Fulfillment) => {
    setUnmended(null);
    return write(request);
  };
  const saveMove = async (request: Fulfillment) => {
    const refused = await edit(request);
    if (refused === null && moving !== 'any') setMovedID(moving?.id ?? null);
    return refused;
  };
  const mend = (by: Mend) => {
    const [line] = 'quantity' in by ? linesOf(cart, { lineIDs: [by.lineID] }) : [];
    setUnmended(null);
    if ('request' in by) void edit(by.request).then((refused) => refused && setUnmended(refused));
    else if (line) setQuantity(line, by.quantity);
  };
  return (
    <Unheard value={setUnmended}>
      <div className="flex flex-col gap-4">
        <CartNotices />
        {unmended && unmended !== problem?.text && <Notice tone="error">{unmended}</Notice>}
        {removed && <RemovedLine key={removed.line.id} line={removed.line} onUndo={undo} />}
        {problem && !shipmentOf(cart, problem.lineID) && (
          <Notice tone="error">{problem.text}</Notice>
        )}
        {cart.state === 'failed' && <CartFailure text={cartTexts.notCalculated} onRetry={retry} />}
        {cart.state === 'empty' ? (
          <EmptyState heading={cartTexts.empty}>
            <p className="text-ink-2">Something is always in bloom.</p>
            <ButtonLink href="/c/flowers">See the flowers</ButtonLink>
          </EmptyState>
        ) : (
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_380px]">
            <div className="flex flex-col gap-6">
              {cart.shipments.flatMap(({ lines }) => lines).length > 2 && (
                <a
                  href="#order-summary"
                  className="text-link tap nums min-h-11 self-start text-sm lg:hidden"
                >
                  To the total of {cart.count} items
                </a>
              )}
              {cart.shipments.map((shipment, index) => (
                <ShipmentTicket
                  // The ID of a shipment is made of its recipient, day and method: it would not outlast a change of them.
                  key={shipment.lines[0]?.id ?? shipment.id}
                  shipment={shipment}
                  number={index + 1}
                  of={cart.shipments.length}
                  confirmed={confirmed}
                  action={
                    cart.state === 'ready' &&
                    !shipment.workshop && (
                      <DeliveryLinks cart={cart} shipment={shipment} edit={edit} />
                    )
                  }
                  words={cart.state === 'ready' && <WordsLink shipment={shipment} />}
                >
                  <ShipmentChanges
                    cart={cart}
                    shipment={shipment}
                    edit={edit}
                    onMend={mend}
                    onRemove={removeLine}
                  />
                  {shipment.lines.map((line) => (
                    <CartLineRow
                      key={line.id}
                      line={line}
                      returned={line.id === returned || (line.id === movedID && moving === null)}
                      quantity={quantityOf(line)}
                      confirmed={confirmed}
                      problem={problem?.lineID === line.id ? problem.text : null}
                      onQuantity={(quantity) => setQuantity(line, quantity)}
                      onRemove={() => remove(line, shipment)}
                      onMove={
                        someoneElse && units > 1 && !shipment.workshop && !line.giftCard?.email
                          ? () => move(line)
                          : null
                      }
                    >
                      {short(line).length > 0 && (
                        <ChangeNotice
                          cart={{ shipments: [shipment] }}
                          changes={short(line)}
                          onMend={mend}
                          onRemove={removeLine}
                        />
                      )}
                    </CartLineRow>
                  ))}
                </ShipmentTicket>
              ))}
              {cart.state === 'ready' && units > 0 && (
                <SendElsewhere className="self-start max-sm:w-full" onPress={() => move('any')} />
              )}
            </div>
            <CartSummary cart={cart} confirmed={confirmed} />
          </div>
        )}
        {moving !== null && (
          <CartMove
            cart={{ ...cart, shipments: cart.shipments.map(asWished) }}
            line={moving === 'any' ? null : moving}
            save={saveMove}
            setQuantity={changeQuantity}
            onClose={() => setMoving(null)}
          />
        )}
      </div>
    </Unheard>
  );
}

/** What of a shipment's day or way does not hold any more. */
function ShipmentChanges({
  cart,
  shipment,
  edit,
  ...mending
}: {
  cart: Cart;
  shipment: CartShipment;
  edit: (request: Fulfillment) => Promise<string | null>;
  onMend: (mend: Mend) => void;
  onRemove: (line: CartLine) => void;
}) {
  const own = cart.changes.filter(
    ({ what, lineIDs }) =>
      what !== 'stock' && shipment.lines.some(({ id }) => lineIDs.includes(id)),
  );
  const [days, setDays] = useState(false);
  if (own.length === 0) return null;
  return (
    <li data-change tabIndex={-1} className="border-t border-line p-4 sm:px-5">
      <ChangeNotice
        cart={{ shipments: [shipment] }}
        changes={own}
        {...mending}
        another={(change) =>
          change.what === 'way' || stepOfChange(change) === 'recipients' ? (
            <CheckoutLink
              anyway
              href={checkoutPath(stepOfChange(change))}
              className="text-link tap"
            >
              {anotherChoice(change)}
            </CheckoutLink>
          ) : (
            <button type="button" onClick={() => setDays(true)} className="text-link tap">
              {anotherChoice(change)}
            </button>
          )
        }
      />
      {days && <DayDialogHost shipment={shipment} save={edit} onClose={() => setDays(false)} />}
    </li>
  );
}

/** The move dialog, which alone asks for the stores. */
function CartMove({
  save,
  setQuantity,
  ...props
}: Required<Omit<React.ComponentProps<typeof MoveDialogHost>, 'stores'>>) {
  return (
    <MoveDialogHost
      {...props}
      save={useHeard(save)}
      setQuantity={useHeard(setQuantity)}
      stores={usePickupStores()}
    />
  );
}
