import { errorWords } from '@/lib/core/errors/error-words';
import { newId } from '@/lib/core/ids';
import { log } from '@/lib/core/log';
import {
  type KeptPhoto,
  type PhotographedState,
  type ShipmentPhoto,
  shownPhotos,
} from '@/lib/orders/shipment/shipment-photo';
import { sql, type Statements, type Store } from '@/services/database/statements';
import { hasLeft, shipmentLife } from '@/lib/orders/shipment/shipment-life';
import type { PrivateFiles } from '../upstream/private-files';
import { UpstreamUnavailable } from '../upstream/unavailable';
import { livesOf } from './shipment-events';

/** So many files that cannot be deleted one after the other are not to blame themselves: the storage is down. */
const mostFailures = 20;

interface PhotoRow extends Record<string, unknown> {
  id: string;
  shipment_id: string;
  state: PhotographedState;
  round: number;
  width: number;
  height: number;
}

/** A photo as it is kept: WebP, upright, at most 1600 pixels a side, with nothing about where, when or by what it was taken. */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The event that a photo is taken of. */
interface PhotographedEvent {
  orderID: string;
  key: string;
  shipmentID: string;
  state: PhotographedState;
  round: number;
}

/**
 * Keeps the photo of an event; returns its ID. It takes the place of one that was sent before for the same event: sent again, it is one photo. Its row is
 * written before its file, so that no file is ever forgotten. Throws `UpstreamUnavailable` when the storage does not answer; then nobody sees it.
 */
export async function keepPhoto(
  store: Store,
  files: PrivateFiles,
  event: PhotographedEvent,
  picture: Picture,
  takenBy: string,
): Promise<string> {
  const id = newId();
  const { orderID, key, shipmentID, state, round } = event;
  await store.query(
    `insert into services.photo (id, order_id, event_key, shipment_id, state, round, width, height, taken_by, hidden_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, clock_timestamp())`,
    [id, orderID, key, shipmentID, state, round, picture.width, picture.height, takenBy],
  );
  await files.put(fileOf(id), picture.bytes, 'image/webp');
  await store.transact(function* () {
    yield* sql('select pg_advisory_xact_lock(hashtext($1))', [`photo ${orderID} ${key}`]);
    yield* sql(
      `update services.photo set hidden_at = case when id = $3 then null else coalesce(hidden_at, clock_timestamp()) end
       where order_id = $1 and event_key = $2`,
      [orderID, key, id],
    );
  });
  return id;
}

/** The photos of an order that may be shown, oldest first. */
export function* photosOf(orderID: string): Statements<KeptPhoto[]> {
  const rows = yield* sql<PhotoRow>(
    'select id, shipment_id, state, round, width, height from services.photo where order_id = $1 and hidden_at is null order by kept_at, id',
    [orderID],
  );
  return rows.map(({ id, shipment_id: shipmentID, state, round, width, height }) => ({
    id,
    shipmentID,
    state,
    round,
    width,
    height,
  }));
}

/** The order of a photo; `null` for a photo there is not, or not any more. */
export function* orderOfPhoto(id: string): Statements<string | null> {
  const [row] = yield* sql<{ order_id: string }>(
    'select order_id from services.photo where id = $1',
    [id],
  );
  return row?.order_id ?? null;
}

/** Shows the photo of an event to nobody any more; returns whether there is one. It is deleted when its time is over. */
export async function hidePhoto(
  store: Store,
  orderID: string,
  key: string,
  now: Date,
): Promise<boolean> {
  const rows = await store.query(
    'update services.photo set hidden_at = coalesce(hidden_at, $3) where order_id = $1 and event_key = $2 returning 1',
    [orderID, key, now],
  );
  return rows.length > 0;
}

/** The bytes of a photo, WebP; `null` where its file is not there. Throws `UpstreamUnavailable`. */
export function photoBytes(files: PrivateFiles, id: string): Promise<ArrayBuffer | null> {
  return files.get(fileOf(id));
}

/**
 * Deletes the photos kept before an instant, file and row, until it is told to stop; returns how many, and whether none is left. One whose file cannot be deleted is
 * left for the next time, and so are all once one after the other fails. Throws `UpstreamUnavailable` where none could be deleted.
 */
export async function endPhotos(
  store: Store,
  files: PrivateFiles,
  before: Date,
  isStopping: () => boolean = () => false,
): Promise<{ count: number; isWhole: boolean }> {
  let [count, failures] = [0, 0];
  let failure: UpstreamUnavailable | null = null;
  for (const id of await photoIDs(store, 'kept_at < $1', before)) {
    if (isStopping()) return { count, isWhole: false };
    try {
      await deletePhoto(store, files, id);
      count += 1;
      failures = 0;
    } catch (error) {
      if (!(error instanceof UpstreamUnavailable)) throw error;
      log('warn', 'photo not ended', { operation: 'retention', detail: errorWords(error) });
      failure = error;
      failures += 1;
      if (failures >= mostFailures) break;
    }
  }
  if (failure && count === 0) throw failure;
  return { count, isWhole: failure === null };
}

/** Deletes the photos of an order, file and row. Throws `UpstreamUnavailable`. */
export async function endPhotosOf(
  store: Store,
  files: PrivateFiles,
  orderID: string,
): Promise<number> {
  const ids = await photoIDs(store, 'order_id = $1', orderID);
  for (const id of ids) await deletePhoto(store, files, id);
  return ids.length;
}

async function photoIDs(
  store: Store,
  which: 'kept_at < $1' | 'order_id = $1',
  value: Date | string,
): Promise<string[]> {
  const rows = await store.query<{ id: string }>(
    `select id from services.photo where ${which} order by kept_at, id`,
    [value],
  );
  return rows.map(({ id }) => id);
}

async function deletePhoto(store: Store, files: PrivateFiles, id: string): Promise<void> {
  await files.remove(fileOf(id));
  await store.query('delete from services.photo where id = $1', [id]);
}

function fileOf(id: string): string {
  return `photo-${id}.webp`;
}

/** The photo of a state of a shipment that whoever ordered may see just now, `null` for none, and whether the shipment has left by now. */
export function seenPhoto(
  store: Store,
  orderID: string,
  { shipmentID, state }: { shipmentID: string; state: string },
): Promise<{ photo: ShipmentPhoto | null; hasLeft: boolean }> {
  return store.transact(function* () {
    const [photos, lives] = [yield* photosOf(orderID), yield* livesOf(orderID)];
    const life = lives.get(shipmentID) ?? shipmentLife([]);
    const shown = shownPhotos('sender', shipmentID, life, photos);
    return {
      photo: shown.findLast((photo) => photo.state === state) ?? null,
      hasLeft: hasLeft(life),
    };
  });
}
