import { z } from 'zod';
import { accountPaths } from './openapi-account';
import { fulfillmentSchema } from './fulfillment/schema';
import { calculateSchema } from './calculate/schema';
import { giftCardOrderSchema } from './gift-cards/schema';
import { submitSchema } from './submit/request';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const body = (schema: z.ZodType) => ({ required: true, ...json(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) });
const text = (description: string, schema: object) => ({ description, ...json(schema) });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const orderID = { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,100}$' } };

const errors = {
  400: text('The body is not what the schema says', ref('Errors')),
  401: text('The bearer is no live commerce token', ref('Errors')),
  404: text('No such order of this shopper', ref('Errors')),
  503: text('Another system does not answer just now', ref('Errors')),
};

const calculated = text('The order, calculated', ref('CalculatedOrder'));
const decided = text('Placed or refused', ref('SubmitAnswer'));
const undecided = text('Not decided yet: ask for the submission', ref('SubmitAnswer'));
const string = { type: 'string' };

const paths = {
  ...accountPaths,
  '/api/calculateorder': {
    post: { summary: 'Prices and charges of the whole order', requestBody: body(calculateSchema), responses: { 200: calculated, ...errors } },
  },
  '/api/order/{id}/lineitems': {
    put: {
      summary: 'Where, when and how lines go',
      parameters: [orderID],
      requestBody: body(fulfillmentSchema),
      responses: {
        200: calculated,
        ...errors,
        409: text('The order is being placed, or is placed', ref('Errors')),
        422: text('Cannot be promised as chosen', ref('Errors')),
      },
    },
  },
  '/api/order/{id}/giftcards': {
    post: {
      summary: 'Gift cards of an amount the shopper chose, at that price',
      parameters: [orderID],
      requestBody: body(giftCardOrderSchema),
      responses: {
        200: calculated, ...errors, 409: text('The order is being placed, or is placed', ref('Errors')), 422: text('No such gift card', ref('Errors')),
      },
    },
  },
  '/api/submitorder': {
    post: {
      summary: 'Places the order, once',
      requestBody: body(submitSchema),
      responses: { 200: decided, 202: undecided, ...errors, 422: text('The order is being placed with another body', ref('SubmitAnswer')) },
    },
  },
  '/api/order/{id}/submission': {
    get: { summary: 'What became of the submit', parameters: [orderID], responses: { 200: decided, 202: undecided, ...errors } },
  },
  '/api/braintree': {
    get: {
      summary: 'Client token of the card fields',
      responses: { 200: text('The token', { type: 'object', required: ['clientToken'], properties: { clientToken: string } }), ...errors },
    },
  },
};

const schemas = {
  Errors: {
    type: 'object',
    required: ['Errors'],
    properties: {
      Errors: {
        type: 'array',
        items: { type: 'object', required: ['ErrorCode', 'Message', 'Data'], properties: { ErrorCode: string, Message: string, Data: {} } },
      },
    },
  },
  SubmitAnswer: {
    type: 'object',
    required: ['Status', 'OrderID'],
    properties: {
      Status: { enum: ['Submitted', 'Pending', 'Refused'] },
      OrderID: string,
      UserID: string,
      Total: { type: 'number' },
      Code: string,
      IDs: { type: 'array', items: string },
    },
  },
  CalculatedOrder: {
    type: 'object',
    required: ['Order', 'CalculatorShipments', 'UnavailableLineItemIDs', 'Hash'],
    properties: {
      Order: { type: 'object' },
      CalculatorShipments: { type: 'array', items: { type: 'object' } },
      UnavailableLineItemIDs: { type: 'array', items: string },
      Hash: string,
    },
  },
};

const bearer = {
  type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The shopper\'s commerce token; reading the order with it proves the order theirs.',
};

/** The App API's description, served beside it (decision 22). Requests come from the schemas that check them. */
export const openapi = {
  openapi: '3.1.0',
  info: {
    title: 'App API',
    version: '1.0.0',
    description: 'Order calculation, fulfillment and the exactly-once submit of the shop. Amounts in dollars.',
  },
  security: [{ commerceToken: [] }],
  paths,
  components: { securitySchemes: { commerceToken: bearer }, schemas },
};
