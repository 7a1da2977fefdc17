import { shipmentEventsSchema } from '../after/record-events';
import { codeSchema, followSchema, lookupSchema } from './follow-routes';
import { call, part, refusal, refusals } from '../http/openapi-parts';

const { string, nullable, anything, object, list, data, answer } = part;
const { missing, down } = refusals;
const orderID = part.inPath('id', part.id);

const shipments = list(
  object({
    ID: string,
    State: string,
    Round: part.number,
    At: nullable,
    Note: nullable,
    Times: anything,
  }),
);

/** The calls that follow an order, as the OpenAPI document describes them. */
export const followPaths = {
  '/api/follow': {
    post: call({
      summary:
        'What the token of an order’s link shows: to whoever ordered the order, to whoever gets a shipment that alone, without a price',
      requestBody: part.body(followSchema),
      responses: {
        200: answer(
          'What is shown, by the role of the link',
          object({
            data: object({ Role: { enum: ['Sender', 'Recipient'] } }),
          }),
        ),

        413: refusals.body[413],
        404: refusal('The token opens nothing'),
        ...down,
      },
    }),
  },
  '/api/orderlookup': {
    post: call({
      summary:
        'Mails a code to whoever ordered, where number and e-mail are an order’s; the answer is the same where they are none, after the same time',
      body: lookupSchema,
      responses: {
        202: answer('What the code is entered for', data({ Lookup: string })),
        ...refusals.often,
        ...down,
      },
    }),
  },
  '/api/orderlookup/code': {
    post: call({
      summary: 'Opens the order that was looked up, once',
      body: codeSchema,
      responses: {
        200: answer('The token of the order’s link', data({ Token: string })),
        ...refusals.often,
        422: refusal('The code is wrong, was tried too often, or has ended (order-code-wrong)'),
      },
    }),
  },
  '/api/order/{id}/link/end': {
    post: call({
      summary:
        'Ends the link by which whoever ordered follows an order; they get another by looking the order up. For the roles OrderAdmin, BenchLead and BenchOffice; the ID may be the number',
      parameters: [orderID],
      responses: {
        200: answer('The link opens nothing any more', data({ Ended: { const: true } })),
        ...refusals.seller,
        404: refusal('No link of such an order opens'),
      },
    }),
  },
  '/api/order/{id}/shipmentevents': {
    get: call({
      summary:
        'How far the shipments of an order are, for its owner, for staff, and for the roles ShipmentAdmin and OrderAdmin',
      parameters: [orderID],
      responses: {
        200: answer(
          'Those to which something has happened, with the photos that whoever ordered sees, by shipment; to its owner also the links of who gets them',
          data({
            Shipments: shipments,
            Photos: anything,
            RecipientLinks: { type: 'object', additionalProperties: string },
          }),
        ),
        ...missing,
        ...down,
      },
    }),
    post: call({
      summary:
        'Records what happened to shipments, each event once by its key; for the roles ShipmentAdmin and OrderAdmin, and for staff by what is told: BenchDesigner, BenchDriver, BenchLead',
      parameters: [orderID],
      body: shipmentEventsSchema,
      responses: {
        200: answer(
          'How many events were new, and how far the shipments are',
          data({ Recorded: part.number, Shipments: shipments }),
        ),
        ...refusals.seller,
        ...missing,
        ...down,
      },
    }),
  },
};
