import { Hono, type HonoRequest } from 'hono';
import { z } from 'zod';
import { problem } from '@/lib/core/errors/error-codes';
import { orderTokenShape } from '@/lib/core/order-link';
import { readCounted } from '@/lib/core/read-counted';
import type { TakenSecrets } from '@/lib/core/signature';
import { now } from '@/lib/core/time/clock';
import { isPhotographed } from '@/lib/orders/shipment/shipment-photo';
import { floorRoles, staffRoles, reportRoles } from '@/lib/orders/staff-roles';
import type { Store } from '@/services/database/statements';
import { forbidden, refused, unusable } from '../../http/answers';
import type { AppApiVariables } from '../../http/caller';
import { idSchema } from '../../http/field-schemas';
import { ownOrder } from '../../orders/order-owner';
import { call, part, refusal, refusals } from '../../http/openapi-parts';
import { readBody } from '../../http/read-body';
import { isSellerWith, sellersWith } from '../../http/staff';
import { journal } from '../../orders/journal';
import { eventOf } from '../../orders/shipment-events';
import { hastenMail } from '../../outbox/outbox';
import { shipmentMailID } from '../../mails/message-id';
import type { PrivateFiles } from '../../upstream/private-files';
import type { Upstream } from '../../upstream/upstream';
import { followedPhoto, ownPhoto } from './seen-photos';
import { hidePhoto, keepPhoto } from '../../orders/photos';
import { toPicture } from './picture';

interface PhotoRoutes {
  store: Store;
  files: PrivateFiles;
  upstream: Pick<Upstream, 'token'>;
  /** What the tokens of mails are made with. */
  secrets: TakenSecrets;
  /** Wakes the outbox. */
  onQueued(): void;
}

/** The largest photo that is taken, in bytes. */
export const mostPhotoBytes = 15_000_000;

const path = '/order/:id/shipmentevents/:key/photo';

/** Whether a request sends a photo: its body is larger than others, and read only after its sender is known (`photoRoutes`). */
export function takesPhoto({
  method,
  path: requested,
}: Pick<HonoRequest, 'method' | 'path'>): boolean {
  return method === 'PUT' && /\/api\/order\/[^/]+\/shipmentevents\/[^/]+\/photo$/.test(requested);
}

const followPhotoSchema = z.strictObject({
  Token: z.string().regex(orderTokenShape),
  Photo: idSchema,
});

/** Photos of shipments: staff send one with an event and can hide it; it is seen by an order's link, by its mail or by whoever ordered, never by an address of its own. */
export function photoRoutes({
  store,
  files,
  upstream,
  secrets,
  onQueued,
}: PhotoRoutes): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();

  routes.put(path, sellersWith(...floorRoles, ...staffRoles), async (c) => {
    const { id: orderID, key } = c.req.param();
    const caller = c.get('caller');
    if (!/^image\//i.test(c.req.header('content-type') ?? ''))
      return refused(c, problem('unsupported-media-type'));
    const event = await store.transact(() => eventOf(orderID, key));
    if (!event) return refused(c, problem('not-found'));
    const { state } = event;
    if (!isSellerWith(caller, ...floorRoles, ...reportRoles(state))) return forbidden(c);
    if (!isPhotographed(state))
      return unusable(c, 'EventWithoutPhoto', `An event "${state}" takes no photo.`);
    const sent = await readCounted(c.req.raw, mostPhotoBytes);
    if (!sent) return refused(c, problem('payload-too-large'));
    const picture = await toPicture(sent);
    if (!picture)
      return unusable(
        c,
        'PhotoUnreadable',
        'This is no picture we can read. Send a JPEG, PNG or WebP of at most 64 megapixels.',
      );
    const photographed = { ...event, orderID, state };
    const ID = await keepPhoto(store, files, photographed, picture, caller.username);
    const { calculated } = (await journal(store).find(orderID)) ?? {};
    const shipment = calculated?.CalculatorShipments.find(({ ID: id }) => id === event.shipmentID);
    const lineIDs = shipment?.LineItems.map(({ ID: id }) => id) ?? [];
    await hastenMail(store, shipmentMailID(orderID, lineIDs, `${state}-${event.round}`));
    onQueued();
    return c.json({ data: { ID, Width: picture.width, Height: picture.height } });
  });

  routes.delete(path, sellersWith(...floorRoles, 'BenchLead'), async (c) => {
    const { id: orderID, key } = c.req.param();
    return (await hidePhoto(store, orderID, key, now()))
      ? c.json({ data: { Hidden: true } })
      : refused(c, problem('not-found'));
  });

  routes.get('/order/:id/photos/:photo', async (c) => {
    const { id: orderID, photo } = c.req.param();
    await ownOrder(c, { store, upstream }, orderID);
    const bytes = await ownPhoto(store, files, orderID, photo);
    if (!bytes) return refused(c, problem('not-found'));
    return c.body(bytes, 200, { 'content-type': 'image/webp' });
  });

  routes.post('/follow/photo', async (c) => {
    const body = await readBody(c, followPhotoSchema);
    if (!body.ok) return refused(c, problem('not-found'));
    const photo = await followedPhoto({ store, files, secrets }, body.value, now());
    if (!photo) return refused(c, problem('not-found'));
    return c.body(photo.bytes, 200, { 'content-type': photo.type });
  });
  return routes;
}

const { string, number, data, answer, inPath } = part;
const { missing, down, seller } = refusals;
const orderID = inPath('id', part.id);
const parameters = [orderID, inPath('key', { type: 'string', pattern: '^[\\w.:-]{1,100}$' })];
const bytes = { schema: { type: 'string', format: 'binary' } };

/** The calls about photos of shipments, as the OpenAPI document describes them. */
export const photoPaths = {
  '/api/order/{id}/shipmentevents/{key}/photo': {
    put: call({
      summary:
        'Sends the photo of an event (designed, attempted, delivered), in place of one sent before: JPEG, PNG or WebP of at most 15 MB. It is kept upright, at most 1600 pixels a side, as WebP without metadata',
      parameters,
      requestBody: { required: true, content: { 'image/*': bytes } },
      responses: {
        200: answer('The photo', data({ ID: string, Width: number, Height: number })),
        ...seller,
        ...missing,
        413: refusal('The photo is larger than 15 MB'),
        415: refusal('The body is no image'),
        422: refusal(
          'The body is no picture that can be read (PhotoUnreadable), or the event takes no photo (EventWithoutPhoto)',
        ),
        ...down,
      },
    }),
    delete: call({
      summary: 'Shows the photo of an event to nobody any more',
      parameters,
      responses: {
        200: answer('It is hidden', data({ Hidden: part.boolean })),
        ...seller,
        ...missing,
      },
    }),
  },
  '/api/order/{id}/photos/{photo}': {
    get: call({
      summary:
        'A photo of an order for whoever ordered it: by their own token, or by their link in the header x-order-link',
      parameters: [orderID, inPath('photo', part.id)],
      responses: {
        200: { description: 'The photo', content: { 'image/webp': bytes } },
        ...missing,
        ...down,
      },
    }),
  },
  '/api/follow/photo': {
    post: call({
      summary:
        'A photo that an order’s link shows: to whoever gets a shipment once it has arrived. By the token that a mail has for the photo alone it is a JPEG of at most 1024 by 960 pixels',
      requestBody: part.body(followPhotoSchema),
      responses: {
        200: { description: 'The photo', content: { 'image/webp': bytes, 'image/jpeg': bytes } },
        404: refusal('The link does not show such a photo'),
        413: refusals.body[413],
        ...down,
      },
    }),
  },
};
