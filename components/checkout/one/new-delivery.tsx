'use client';

import { AddressEntryView } from '@/components/address/address-entry';
import { useLatest } from '@/components/browser/use-latest';
import type { PickupStores } from '@/components/address/store-pickup-fields';
import { SendElsewhere } from '@/components/cart/shipment/move-dialog-host';
import { cleanDraft } from '@/lib/address/clean-draft';
import { isPickupType } from '@/lib/address/destination-types';
import type { AddressDraft } from '@/lib/address/draft';
import type { Cart, CartShipment } from '@/lib/cart/cart';
import { movableUnits, placeRequest } from '@/lib/cart/recipients';
import type { Fulfillment } from '@/lib/cart/schema';
import { pickupStep, stepNames, type CheckoutStep } from '@/lib/checkout/steps';
import { checkoutTexts } from '@/lib/checkout/texts';
import { DeliveryFields } from '@/components/cart/day/delivery-fields';
import { useDeliveryChoice } from '@/components/cart/day/use-delivery-choice';
import { CardFields, type CardWords } from '../card-message/card-words';
import { useWriteSaid } from '../use-write-said';
import { LineStrip } from '../recipients/line-strip';
import type { Moving } from '../recipients/move-goods';
import { useNewRecipient } from '../recipients/use-new-recipient';
import { DeliveryPart, type NewChoice, PartHeading, usePartToChooseAnew } from './delivery-part';

export interface NewDeliveryProps {
  cart: Cart;
  shipment: CartShipment;
  stores: PickupStores;
  save: (request: Fulfillment) => Promise<string | null>;
  /** Opens the dialog that sends goods to someone else. */
  onMove: (moving: Moving) => void;
  /** What somebody wants to choose anew: it has the focus. */
  newChoice?: NewChoice | null;
  words: CardWords;
  /** It is being written. */
  onSend: () => void;
  /** It is written, and the next step named; `null` where something stays to be said. */
  onSent: (next: CheckoutStep | null) => void;
}

/**
 * Who, when and the card of goods that go to nobody yet, written together once all of it is said. Goods that no one way brings there together are
 * written with the address alone: each then has its own day.
 */
export function NewDelivery({
  cart,
  shipment,
  stores,
  save,
  onMove,
  newChoice,
  words,
  onSend,
  onSent,
}: NewDeliveryProps) {
  const { lines } = shipment;
  const LineItemIDs = lines.map(({ id }) => id);
  const { entry, draft: typed } = useNewRecipient(shipment, finish);
  const draft = cleanDraft(typed);
  const choice = useDeliveryChoice(shipment, { addressType: draft.AddressType, zip: draft.Zip });
  const latest = useLatest(choice);
  const days = usePartToChooseAnew(newChoice);
  const day = isPickupType(draft.AddressType) ? pickupStep : stepNames.delivery;
  const units = movableUnits(cart);
  const apart = choice.options !== undefined && choice.chosen === null;
  const chosen = apart ? {} : choice.request;
  const write = useWriteSaid(chosen && words.said && { ...chosen, ...words.said }, (said) =>
    save({ LineItemIDs, ...said }),
  );
  async function finish(address: AddressDraft, isSent: () => boolean): Promise<string | null> {
    if (!chosen) return checkoutTexts.dayGone;
    onSend();
    const { problem, whole } = await write({
      ...placeRequest(address),
      ...chosen,
      ...words.request,
    });
    if (problem === null && !whole) latest.current?.keepFor(chosen);
    if (problem !== null || isSent()) onSent(whole ? (apart ? 'delivery' : 'payment') : null);
    return problem;
  }
  return (
    <>
      <PartHeading step="recipients">{stepNames.recipients.heading}</PartHeading>
      <LineStrip lines={lines} />
      {units > 1 && (
        <SendElsewhere
          size="small"
          className="self-start max-sm:w-full"
          onPress={() => onMove('any')}
        />
      )}
      <AddressEntryView
        entry={entry}
        stores={stores}
        lineIDs={LineItemIDs}
        saveLabel={apart ? checkoutTexts.toDelivery : checkoutTexts.toPayment}
        waiting={choice.waiting}
        mayGoOn={(form) => (apart || choice.check(form)) && words.check()}
      >
        {(reach) => (
          <>
            <DeliveryPart step="delivery" heading={day.heading}>
              {!choice.known && <p className="text-ui text-ink-2">{checkoutTexts.zipFirst}</p>}
              {choice.known && !apart && (
                <div ref={days} tabIndex={-1} role="group" aria-label="Method and day">
                  <DeliveryFields choice={choice} />
                </div>
              )}
              {apart && (
                <p className="text-ui text-ink-2">
                  {reach?.all || lines.length === 1 ? checkoutTexts.noDay : checkoutTexts.apart}
                </p>
              )}
            </DeliveryPart>
            <DeliveryPart step="words" heading={stepNames.words.heading}>
              <CardFields
                words={words}
                method={choice.chosen}
                addressType={draft.AddressType}
                firstName={draft.FirstName}
              />
            </DeliveryPart>
          </>
        )}
      </AddressEntryView>
    </>
  );
}
