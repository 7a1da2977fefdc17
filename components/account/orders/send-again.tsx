'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { newID } from '@/components/browser/new-id';
import { bringBack } from '@/components/cart/bring-back';
import { fetchConfirmation } from '@/components/checkout/confirmation/confirmation-query';
import { ShopRefusal } from '@/components/browser/read-answer';
import { beforeFirstWrite } from '@/components/session/first-write';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useStillHere } from '@/components/ui/use-still-here';
import type { OrderDetail, OrderShipment } from '@/lib/account/order-view';
import type { CartLine, CartShipment } from '@/lib/cart/cart';
import { isPickup } from '@/lib/delivery/method';
import { pageTexts } from '../page-texts';

const texts = pageTexts.orders;

/** What came of sending again: how many lines are in the cart, and what is not, each with the reason. */
interface Sent {
  added: number;
  refused: string[];
}

/** The lines of a shipment of a placed order, as the cart takes them: for the same recipient, without day, card and note. */
async function linesToSend(
  { userID, id: orderID }: Pick<OrderDetail, 'userID' | 'id'>,
  { lines }: Pick<OrderShipment, 'lines'>,
): Promise<{ line: CartLine; shipment: CartShipment }[]> {
  const { order } = await fetchConfirmation(userID, orderID);
  return order.shipments.flatMap((shipment) =>
    shipment.lines
      .filter((line) => lines.some(({ id }) => id === line.id))
      .map((line) => ({
        line,
        shipment: { ...shipment, date: null, cardMessage: [], deliveryNote: null },
      })),
  );
}

/** `ids` are those of the lines that were tried before: sent once more under them, what is in the cart already is not added again. */
async function send(
  order: OrderDetail,
  shipment: OrderShipment,
  ids: Map<string, string | undefined>,
): Promise<Sent> {
  const session = await beforeFirstWrite();
  if (!session.ok) return { added: 0, refused: [session.error.text] };
  const sent: Sent = { added: 0, refused: [] };
  for (const each of await linesToSend(order, shipment)) {
    const { id } = each.line;
    if (!ids.has(id)) ids.set(id, newID());
    const answer = await bringBack({ ...each, lineID: ids.get(id) });
    if (answer.ok) sent.added += 1;
    else sent.refused.push(`${each.line.title}: ${answer.error.text}`);
  }
  return sent;
}

/** Puts what a shipment held into the cart once more, for the same recipient, and leads there; what cannot be bought now is named. */
export function SendAgain({ order, shipment }: { order: OrderDetail; shipment: OrderShipment }) {
  const router = useRouter();
  const isHere = useStillHere();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const tried = useRef(new Map<string, string | undefined>());

  async function again() {
    setBusy(true);
    setSent(null);
    const result = await send(order, shipment, tried.current).catch((error: unknown): Sent => {
      if (!(error instanceof ShopRefusal)) throw error;
      return { added: 0, refused: [error.message] };
    });
    if (result.refused.length > 0) {
      setBusy(false);
      return setSent(result);
    }
    // Until the cart is there the button stays busy: pressed again it would put all of it in once more.
    if (isHere()) router.push('/cart');
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        kind="secondary"
        size="small"
        busy={busy ? texts.sendingAgain : undefined}
        onClick={() => void again()}
      >
        {shipment.method && isPickup(shipment.method) ? texts.orderAgain : texts.sendAgain}
        <span className="sr-only">
          : {shipment.lines.map(({ title }) => title).join(', ')}, {shipment.recipient}
        </span>
      </Button>
      {sent && (
        <Notice tone="error">
          <ul>
            {sent.refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          {sent.added > 0 && (
            <>
              <p className="mt-1">{texts.restInCart}</p>
              <ButtonLink href="/cart" kind="secondary" size="small" className="mt-3">
                {texts.toCart}
              </ButtonLink>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}
