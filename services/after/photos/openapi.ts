import { part, refusal, refusals } from '../../app-api/http/openapi-parts';
import { followPhotoSchema } from './routes';

const { string, number, body, answer, inPath } = part;
const { token, missing, down, seller } = refusals;
const parameters = [
  inPath('id', { type: 'string', pattern: '^[A-Za-z0-9_-]{1,100}$' }),
  inPath('key', { type: 'string', pattern: '^[\\w.:-]{1,100}$' }),
];
const bytes = { schema: { type: 'string', format: 'binary' } };

/** The calls about photos of shipments, as the OpenAPI document describes them. */
export const photoPaths = {
  '/api/order/{id}/shipmentevents/{key}/photo': {
    put: {
      summary:
        'Sends the photo of an event (designed, attempted, delivered), in place of one sent before: JPEG, PNG or WebP of at most 15 MB. It is kept upright, at most 1600 pixels a side, as WebP without metadata',
      parameters,
      requestBody: { required: true, content: { 'image/*': bytes } },
      responses: {
        200: answer('The photo', part.data({ ID: string, Width: number, Height: number })),
        ...token,
        ...seller,
        ...missing,
        413: refusal('The photo is larger than 15 MB'),
        415: refusal('The body is no image'),
        422: refusal(
          'The body is no picture that can be read (PhotoUnreadable), or the event takes no photo (EventWithoutPhoto)',
        ),
        ...down,
      },
    },
    delete: {
      summary: 'Shows the photo of an event to nobody any more',
      parameters,
      responses: {
        200: answer('It is hidden', part.data({ Hidden: part.boolean })),
        ...token,
        ...seller,
        ...missing,
      },
    },
  },
  '/api/order/{id}/photos/{photo}': {
    get: {
      summary:
        'A photo of an order for whoever ordered it: by their own token, or by their link in the header x-order-link',
      parameters: [
        parameters[0],
        inPath('photo', { type: 'string', pattern: '^[A-Za-z0-9_-]{1,100}$' }),
      ],
      responses: {
        200: { description: 'The photo', content: { 'image/webp': bytes } },
        ...token,
        ...missing,
        ...down,
      },
    },
  },
  '/api/follow/photo': {
    post: {
      summary:
        'A photo that an order’s link shows: to whoever gets a shipment once it has arrived. By the token that a mail has for the photo alone it is a JPEG of at most 1024 by 960 pixels',
      requestBody: body(followPhotoSchema),
      responses: {
        200: { description: 'The photo', content: { 'image/webp': bytes, 'image/jpeg': bytes } },
        ...token,
        404: refusal('The link does not show such a photo'),
        413: refusals.body[413],
        ...down,
      },
    },
  },
};
