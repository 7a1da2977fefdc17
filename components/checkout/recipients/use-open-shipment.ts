'use client';

import { useRef, useState } from 'react';
import type { CartShipment } from '@/lib/cart/cart';
import type { Fulfillment } from '@/lib/cart/schema';

/** What the form of one shipment tells when another one is wanted. */
export interface OpenForm {
  /** Writes what has to be written first; whether it may be left. */
  leave: () => Promise<boolean>;
}

interface OpenShipmentOptions {
  /** A line of the shipment that is open first. */
  first: string;
  saving: boolean;
  save: (request: Fulfillment) => Promise<string | null>;
}

/** The shipment that is open in a step that is answered once for each. It is known by its first line: its own ID follows its day and method. */
export function useOpenShipment(
  shipments: readonly CartShipment[],
  { first, saving, save }: OpenShipmentOptions,
) {
  const form = useRef<OpenForm>(null);
  const [openLineID, setLineID] = useState(first);
  const found = shipments.findIndex(({ lines }) => lines.some(({ id }) => id === openLineID));
  const current = Math.max(0, found);
  const shipment = shipments[current];
  // Whose line has gone is open no more: the form of another begins anew.
  const lineID = found < 0 ? (shipment?.lines[0]?.id ?? '') : openLineID;
  const goTo = (index: number) => setLineID(shipments[index]?.lines[0]?.id ?? '');
  const write = (request: Fulfillment): Promise<string | null> => {
    const LineItemIDs = shipment?.lines.map(({ id }) => id);
    return save({ LineItemIDs, ...request });
  };
  return {
    form,
    lineID,
    current,
    shipment,
    goTo,
    /** Writes what was said of the open shipment; returns what was refused. */
    write,
    /** Opens another shipment once what was said of this one is written. */
    choose: async (index: number): Promise<void> => {
      if (saving || index === current) return;
      if ((await form.current?.leave()) ?? true) goTo(index);
    },
  };
}
