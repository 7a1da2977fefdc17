import { accountPaths } from './openapi-account';
import { fulfillmentSchema } from './fulfillment/schema';
import { orderQuoteSchema, quoteSchema } from './calculate/quote';
import { calculateSchema } from './calculate/schema';
import { giftCardOrderSchema } from './gift-cards/schema';
import { bearer, errorSchemas, part, refusal, refusals } from './openapi-parts';
import { submitSchema } from './submit/request';

const { string, body, answer, ref, inPath } = part;
const { token, missing, down } = refusals;
const orderID = inPath('id', { type: 'string', pattern: '^[A-Za-z0-9_-]{1,100}$' });
const calculated = answer('The order, calculated', ref('CalculatedOrder'));
const decided = answer('Placed or refused', ref('SubmitAnswer'));
const undecided = answer('Not decided yet: ask for the submission', ref('SubmitAnswer'));
const closed = { 409: refusal('The order is being placed, or is placed') };

const paths = {
  ...accountPaths,
  '/api/calculateorder': {
    post: { summary: 'Prices and charges of the whole order', requestBody: body(calculateSchema), responses: { 200: calculated, ...token, ...refusals.body, ...missing, ...down } },
  },
  '/api/orders': {
    get: {
      summary: 'The caller’s placed orders with their lines, ten a page', parameters: [
        { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } }, { name: 'orderid', in: 'query', schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,100}$' } },
      ],
      responses: { 200: answer('Items and Meta (Page, TotalPages)', { type: 'object' }), ...token, ...refusals.input, ...down },
    },
  },
  '/api/order/{id}/lineitems': {
    put: {
      summary: 'Where, when and how lines go', parameters: [orderID], requestBody: body(fulfillmentSchema),
      responses: { 200: calculated, ...token, ...refusals.body, ...missing, ...down, ...closed, 422: refusal('Cannot be promised as chosen') },
    },
  },
  '/api/order/{id}/giftcards': {
    post: {
      summary: 'Gift cards of an amount the shopper chose, at that price', parameters: [orderID], requestBody: body(giftCardOrderSchema),
      responses: { 200: calculated, ...token, ...refusals.body, ...missing, ...down, ...closed, 422: refusal('No such gift card') },
    },
  },
  '/api/submitorder': {
    post: {
      summary: 'Places the order, once', requestBody: body(submitSchema),
      responses: {
        200: decided, 202: undecided, ...token, ...refusals.body, ...missing, ...down,
        422: answer('The order is being placed with another body', ref('SubmitAnswer')),
      },
    },
  },
  '/api/order/{id}/submission': {
    get: { summary: 'What became of the submit', parameters: [orderID], responses: { 200: decided, 202: undecided, ...token, ...missing, ...down } },
  },
  '/api/quote': {
    post: {
      summary: 'What a product costs delivered to a ZIP', requestBody: body(quoteSchema),
      responses: { 200: answer('The parts and their total', ref('Quote')), ...token, ...refusals.body, ...down, ...missing, 422: refusal('It cannot go there, or not as chosen') },
    },
  },
  '/api/order/{id}/quote': {
    post: {
      summary: 'What the order costs when lines without a recipient go to a ZIP', parameters: [orderID], requestBody: body(orderQuoteSchema),
      responses: { 200: answer('The parts and their total', ref('Quote')), ...token, ...refusals.body, ...missing, ...down, 422: refusal('They cannot go there') },
    },
  },
  '/api/deliveryruns': {
    get: { summary: 'Delivery runs from today on that have no place left', responses: { 200: answer('By day and run', part.data({ DeliveryDatesN: { type: 'object' } })), ...token } },
  },
  '/api/tenders': {
    get: { summary: 'Balances the caller can pay from', responses: { 200: answer('The balances', ref('Funds')), ...token, ...down } },
  },
  '/api/braintree': {
    get: {
      summary: 'Client token of the card fields',
      responses: { 200: answer('The token', { type: 'object', required: ['clientToken'], properties: { clientToken: string } }), ...token, ...down },
    },
  },
};

const fund = {
  type: ['object', 'null'], required: ['Balance', 'PartialAccountNumber', 'ExpirationDate'],
  properties: { Balance: { type: 'number' }, PartialAccountNumber: string, ExpirationDate: { type: ['string', 'null'] } },
};

const { number } = part;

const schemas = {
  ...errorSchemas,
  Quote: part.data({
    DeliveryMethod: string, Merchandise: number, AssemblyCharges: number, PlacementCharges: number, DeliveryFees: number, HandlingCharges: number,
    WiredServiceCharges: number, Tax: number, Total: number,
  }),
  Funds: { ...part.data({ PurplePerks: fund, SpendingAccount: fund, PurchaseOrder: part.boolean }) },
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
