import { shipmentEventsSchema } from '../after/record-events';
import { codeSchema, followSchema, lookupSchema } from './follow-routes';
import { part, refusal, refusals } from './http/openapi-parts';

const { string, nullable, body, answer } = part;
const { token, missing, down } = refusals;
const orderID = part.inPath('id', { type: 'string', pattern: '^[A-Za-z0-9_-]{1,100}$' });

const shipments = {
  type: 'array',
  items: {
    type: 'object',
    required: ['ID', 'State', 'Round', 'At', 'Note', 'Times'],
    properties: {
      ID: string,
      State: string,
      Round: part.number,
      At: nullable,
      Note: nullable,
      Times: { type: 'object' },
    },
  },
};

/** The calls that follow an order, as the OpenAPI document describes them. */
export const followPaths = {
  '/api/follow': {
    post: {
      summary:
        'What the token of an order’s link shows: to whoever ordered the order, to whoever gets a shipment that alone, without a price',
      requestBody: body(followSchema),
      responses: {
        200: answer('What is shown, by the role of the link', {
          type: 'object',
          required: ['data'],
          properties: {
            data: {
              type: 'object',
              required: ['Role'],
              properties: { Role: { enum: ['Sender', 'Recipient'] } },
            },
          },
        }),
        ...token,
        413: refusals.body[413],
        404: refusal('The token opens nothing'),
        ...down,
      },
    },
  },
  '/api/orderlookup': {
    post: {
      summary:
        'Mails a code to whoever ordered, where number and e-mail are an order’s; the answer is the same where they are none, after the same time',
      requestBody: body(lookupSchema),
      responses: {
        202: answer('What the code is entered for', part.data({ Lookup: string })),
        ...token,
        ...refusals.body,
        ...refusals.often,
        ...down,
      },
    },
  },
  '/api/orderlookup/code': {
    post: {
      summary: 'Opens the order that was looked up, once',
      requestBody: body(codeSchema),
      responses: {
        200: answer('The token of the order’s link', part.data({ Token: string })),
        ...token,
        ...refusals.body,
        ...refusals.often,
        422: refusal('The code is wrong, was tried too often, or has ended (order-code-wrong)'),
      },
    },
  },
  '/api/order/{id}/link/end': {
    post: {
      summary:
        'Ends the link by which whoever ordered follows an order; they get another by looking the order up. For the roles OrderAdmin, BenchLead and BenchOffice; the ID may be the number',
      parameters: [orderID],
      responses: {
        200: answer('The link opens nothing any more', part.data({ Ended: { const: true } })),
        ...token,
        ...refusals.seller,
        404: refusal('No link of such an order opens'),
      },
    },
  },
  '/api/order/{id}/shipmentevents': {
    get: {
      summary:
        'How far the shipments of an order are, for its owner, for staff, and for the roles ShipmentAdmin and OrderAdmin',
      parameters: [orderID],
      responses: {
        200: answer(
          'Those to which something has happened, with the photos that whoever ordered sees, by shipment; to its owner also the links of who gets them',
          part.data({
            Shipments: shipments,
            Photos: { type: 'object' },
            RecipientLinks: { type: 'object', additionalProperties: string },
          }),
        ),
        ...token,
        ...missing,
        ...down,
      },
    },
    post: {
      summary:
        'Records what happened to shipments, each event once by its key; for the roles ShipmentAdmin and OrderAdmin, and for staff by what is told: BenchDesigner, BenchDriver, BenchLead',
      parameters: [orderID],
      requestBody: body(shipmentEventsSchema),
      responses: {
        200: answer(
          'How many events were new, and how far the shipments are',
          part.data({ Recorded: part.number, Shipments: shipments }),
        ),
        ...token,
        ...refusals.seller,
        ...refusals.body,
        ...missing,
        ...down,
      },
    },
  },
};
