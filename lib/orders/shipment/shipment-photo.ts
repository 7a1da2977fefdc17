import { hasArrived, type ShipmentLife, type ShipmentState } from './shipment-life';

/** What a photo is taken of: the finished design, the door nobody opened, where it was left. */
export const photographedStates = ['designed', 'attempted', 'delivered'] as const;

/** A state that can have a photo. */
export type PhotographedState = (typeof photographedStates)[number];

/** A photo of a shipment, as its page shows it. Pixels. */
export interface ShipmentPhoto {
  id: string;
  state: PhotographedState;
  width: number;
  height: number;
}

/** A photo with what decides who sees it. */
export interface KeptPhoto extends ShipmentPhoto {
  shipmentID: string;
  /** The round of the event it was taken of. */
  round: number;
}

/** Whether a photo can be taken of a state. */
export function isPhotographed(state: ShipmentState): state is PhotographedState {
  return photographedStates.some((photographed) => photographed === state);
}

/**
 * The photos of a shipment that somebody sees, in the order of its way. Whoever ordered sees those of the present round, and its design whenever it was made;
 * whoever gets it sees none before it has arrived, for it may be a surprise, and never the door nobody opened.
 */
export function shownPhotos(
  role: 'sender' | 'recipient' | 'rescue',
  shipmentID: string,
  life: ShipmentLife,
  photos: readonly KeptPhoto[],
): ShipmentPhoto[] {
  if (role !== 'sender' && !hasArrived(life)) return [];
  return photographedStates.flatMap((state) => {
    if (state === 'attempted' && (role !== 'sender' || hasArrived(life))) return [];
    return photos
      .filter(
        (photo) =>
          photo.shipmentID === shipmentID &&
          photo.state === state &&
          (state === 'designed' || photo.round === life.round),
      )
      .map(({ id, width, height }) => ({ id, state, width, height }));
  });
}

/** The photos of an order that whoever ordered sees, by the ID of the shipment. */
export function sendersPhotos(
  lives: ReadonlyMap<string, ShipmentLife>,
  photos: readonly KeptPhoto[],
): Record<string, ShipmentPhoto[]> {
  return Object.fromEntries(
    [...lives].map(([id, life]) => [id, shownPhotos('sender', id, life, photos)]),
  );
}
