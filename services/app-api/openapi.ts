import { moneyPaths, moneySchemas } from '../after/money/openapi';
import { photoPaths } from '../after/photos/openapi';
import { workPaths, workSchemas } from '../after/work/openapi';
import { outboxPaths } from '../outbox/openapi';
import { accountPaths } from './openapi-account';
import { followPaths } from './openapi-follow';
import { fulfillmentParts } from '@/lib/orders/fulfillment-schema';
import { orderQuoteSchema } from './calculate/quote';
import { calculateSchema } from './calculate/calculate-order';
import { cardMailboxSchema, cardNumberSchema } from './gift-card-routes';
import { giftCardOrderSchema } from './gift-cards/add-gift-card';
import { bearer, errorSchemas, part, refusal, refusals } from './http/openapi-parts';
import { promiseSchema } from './promise/promise-product';
import { submitSchema } from './submit/request';

const { string, body, answer, ref, inPath } = part;
const { token, missing, down } = refusals;
const orderID = inPath('id', { type: 'string', pattern: '^[A-Za-z0-9_-]{1,100}$' });
const card = inPath('card', { type: 'string', pattern: '^[1-9][0-9]{0,3}$' });
const uuid = { type: 'string', format: 'uuid' };
const attemptInPath = inPath('attempt', uuid);
const attemptQuery = { name: 'attempt', in: 'query', schema: uuid };
const calculated = answer('The order, calculated', ref('CalculatedOrder'));
const decided = answer('Placed or refused', ref('SubmitAnswer'));
const undecided = answer('Not decided yet: ask for the submission', ref('SubmitAnswer'));
const closed = { 409: refusal('The order is being placed, or is placed') };

const giftCard = {
  type: 'object',
  required: [
    'ID',
    'LineItemID',
    'ProductID',
    'Amount',
    'PartialAccountNumber',
    'Email',
    'SendDate',
    'State',
    'Resendable',
  ],
  properties: {
    ID: string,
    LineItemID: string,
    ProductID: string,
    Amount: part.number,
    PartialAccountNumber: string,
    Email: part.nullable,
    SendDate: part.nullable,
    State: { enum: ['Waiting', 'Sent', 'Failed', 'Inactive', 'Active', 'Canceled'] },
    Resendable: part.boolean,
  },
};

const paths = {
  ...accountPaths,
  ...moneyPaths,
  ...followPaths,
  ...photoPaths,
  ...workPaths,
  ...outboxPaths,
  '/api/calculateorder': {
    post: {
      summary: 'Prices and charges of the whole order',
      requestBody: body(calculateSchema),
      responses: { 200: calculated, ...token, ...refusals.body, ...missing, ...down },
    },
  },
  '/api/orders': {
    get: {
      summary: 'The caller’s placed orders with their lines, ten a page',
      parameters: [
        { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
        {
          name: 'orderid',
          in: 'query',
          schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,100}$' },
        },
      ],
      responses: {
        200: answer(
          'Items and Meta (Page, TotalPages); LineItems is null where lines cannot be read just now',
          { type: 'object' },
        ),
        ...token,
        ...refusals.input,
        ...down,
      },
    },
  },
  '/api/order/{id}/lineitems': {
    put: {
      summary: 'Where, when and how lines go',
      parameters: [orderID],
      requestBody: body(fulfillmentParts),
      responses: {
        200: calculated,
        ...token,
        ...refusals.body,
        ...missing,
        ...down,
        ...closed,
        422: refusal('Cannot be promised as chosen'),
      },
    },
  },
  '/api/order/{id}/giftcards': {
    get: {
      summary:
        'The gift cards of a placed order, for its owner and for staff with the role ShipmentAdmin; last digits only',
      parameters: [orderID],
      responses: {
        200: answer(
          'The cards, in the order of the lines',
          part.data({ Cards: { type: 'array', items: giftCard } }),
        ),
        ...token,
        ...missing,
        ...down,
      },
    },
    post: {
      summary: 'Gift cards of an amount the shopper chose, at that price',
      parameters: [orderID],
      requestBody: body(giftCardOrderSchema),
      responses: {
        200: calculated,
        ...token,
        ...refusals.body,
        ...missing,
        ...down,
        ...closed,
        422: refusal('No such gift card'),
      },
    },
  },
  '/api/order/{id}/giftcards/{card}/resend': {
    post: {
      summary:
        'The mail of an e-gift card once more, to where it went, with a new PIN: the old one ends',
      parameters: [orderID, card],
      responses: {
        202: answer('The card; its mail is on its way', ref('GiftCard')),
        ...token,
        ...missing,
        ...down,
        409: refusal(
          'Something of it is spent (gift-card-spent), it has not gone out yet (gift-card-waiting), or it was sent a moment ago or too often (gift-card-too-often)',
        ),
      },
    },
  },
  '/api/order/{id}/giftcards/{card}/mailbox': {
    post: {
      summary:
        'The mail of an e-gift card to the right mailbox, with a new PIN: the old one ends, and a mail that waits for its day goes there instead. For the role OrderAdmin and, as far as they may refund, BenchOffice and BenchLead',
      parameters: [orderID, card],
      requestBody: body(cardMailboxSchema),
      responses: {
        202: answer('The card; its mail is on its way, or waits for its day', ref('GiftCard')),
        ...token,
        ...refusals.seller,
        ...refusals.body,
        404: refusal(
          'No order of this ID or number was placed, or (field card) it has no such card by e-mail',
        ),
        ...down,
        409: refusal(
          'Something of it is spent, or its order was canceled (gift-card-spent), or it was sent a moment ago or too often (gift-card-too-often)',
        ),
      },
    },
  },
  '/api/order/{id}/giftcards/{card}/print': {
    post: {
      summary:
        'A paper card for the printer: its number and a new PIN, told this once; it is to be activated again. For staff with the role ShipmentAdmin',
      parameters: [orderID, card],
      responses: {
        200: answer(
          'What is printed',
          part.data({ Number: string, Pin: string, Amount: part.number }),
        ),
        ...token,
        ...refusals.seller,
        ...missing,
        409: refusal('Something of it is spent (gift-card-spent)'),
        ...down,
      },
    },
  },
  '/api/giftcards/unlocked': {
    put: {
      summary:
        'Lets a card be opened by its PIN again after ten wrong ones; for staff with the role OrderAdmin',
      requestBody: body(cardNumberSchema),
      responses: {
        200: answer(
          'How many wrong PINs it had met',
          part.data({ PartialAccountNumber: string, WrongPins: part.number }),
        ),
        ...token,
        ...refusals.seller,
        ...refusals.body,
        404: refusal('No card of this number has a PIN'),
      },
    },
  },
  '/api/giftcards/activation': {
    put: {
      summary:
        'Lets a sold paper card be spent, when it is packed or handed over; for staff with the role ShipmentAdmin',
      requestBody: body(cardNumberSchema),
      responses: {
        200: answer(
          'The card',
          part.data({ OrderID: string, LineItemID: string, PartialAccountNumber: string }),
        ),
        ...token,
        ...refusals.seller,
        ...refusals.body,
        404: refusal('No paper card of this number was sold, or its order was cancelled'),
      },
    },
  },
  '/api/submitorder': {
    post: {
      summary: 'Places the order, once',
      requestBody: body(submitSchema),
      responses: {
        200: decided,
        202: undecided,
        ...token,
        ...refusals.body,
        ...missing,
        ...down,
        422: answer('The order is being placed with another body', ref('SubmitAnswer')),
      },
    },
  },
  '/api/order/{id}/submission': {
    get: {
      summary: 'What became of the submit, or with `attempt` of that attempt',
      parameters: [orderID, attemptQuery],
      responses: { 200: decided, 202: undecided, ...token, ...missing, ...down },
    },
  },
  '/api/order/{id}/submission/{attempt}': {
    delete: {
      summary:
        'Withdraws an attempt that has not begun, so that it never will; answers what became of it',
      parameters: [orderID, attemptInPath],
      responses: { 200: decided, 202: undecided, ...token, ...refusals.input, ...missing, ...down },
    },
  },
  '/api/promise': {
    post: {
      summary: 'When a product arrives and what it costs',
      requestBody: body(promiseSchema),
      responses: {
        200: answer('Yes, from, or no, each with its until; money in cents', ref('Promise')),
        ...token,
        ...refusals.body,
        ...down,
        ...missing,
        422: refusal('Not with these options'),
      },
    },
  },
  '/api/order/{id}/quote': {
    post: {
      summary: 'What the order costs when lines without a recipient go to a ZIP',
      parameters: [orderID],
      requestBody: body(orderQuoteSchema),
      responses: {
        200: answer('The parts and their total', ref('Quote')),
        ...token,
        ...refusals.body,
        ...missing,
        ...down,
        422: refusal('They cannot go there'),
      },
    },
  },
  '/api/deliveryfacts': {
    get: {
      summary: 'What days and fees are promised by: settings, full runs, local cities, stores',
      responses: {
        200: answer(
          'The facts with the version that names them',
          part.data({
            version: string,
            asOf: string,
            settings: { type: 'object' },
            usedRuns: { type: 'object' },
            cities: { type: 'array', items: { type: 'object' } },
            stores: { type: 'array', items: { type: 'object' } },
          }),
        ),
        ...token,
      },
    },
  },
  '/api/tenders': {
    get: {
      summary: 'Balances the caller can pay from',
      responses: { 200: answer('The balances', ref('Funds')), ...token, ...down },
    },
  },
  '/api/braintree': {
    get: {
      summary: 'Client token of the card fields',
      responses: {
        200: answer('The token', {
          type: 'object',
          required: ['clientToken'],
          properties: { clientToken: string },
        }),
        ...token,
        ...down,
      },
    },
  },
};

const fund = {
  type: ['object', 'null'],
  required: ['Balance', 'PartialAccountNumber', 'ExpirationDate'],
  properties: {
    Balance: { type: 'number' },
    PartialAccountNumber: string,
    ExpirationDate: { type: ['string', 'null'] },
  },
};

const { number } = part;

const schemas = {
  ...errorSchemas,
  ...moneySchemas,
  ...workSchemas,
  GiftCard: { type: 'object', required: ['data'], properties: { data: giftCard } },
  Promise: {
    type: 'object',
    required: ['data'],
    properties: {
      data: {
        type: 'object',
        required: ['answer', 'until', 'factsVersion'],
        properties: {
          answer: { enum: ['yes', 'from', 'no'] },
          until: string,
          factsVersion: string,
          method: string,
          date: string,
          run: string,
          orderBy: string,
          openRuns: { type: 'array', items: { type: 'object' } },
          next: { type: 'array', items: string },
          others: { type: 'array', items: { type: 'object' } },
          price: { type: 'object' },
          envelope: { type: 'object' },
          reason: string,
          nearest: { type: ['object', 'null'] },
          elsewhere: { type: ['string', 'null'] },
        },
      },
    },
  },
  Quote: part.data({
    DeliveryMethod: string,
    Merchandise: number,
    AssemblyCharges: number,
    PlacementCharges: number,
    DeliveryFees: number,
    HandlingCharges: number,
    WiredServiceCharges: number,
    Tax: number,
    Total: number,
  }),
  Funds: {
    ...part.data({ PurplePerks: fund, SpendingAccount: fund, PurchaseOrder: part.boolean }),
  },
  SubmitAnswer: {
    type: 'object',
    required: ['Status', 'OrderID'],
    properties: {
      Status: { enum: ['Submitted', 'Pending', 'Refused'] },
      OrderID: string,
      UserID: string,
      Total: { type: 'number' },
      Link: string,
      Code: string,
      IDs: { type: 'array', items: string },
      Changes: { type: 'array', items: ref('OrderChange') },
      RetryAfter: { type: 'number' },
      Spent: part.boolean,
    },
  },
  CalculatedOrder: {
    type: 'object',
    required: ['Order', 'CalculatorShipments', 'UnavailableLineItemIDs', 'Changes', 'Hash'],
    properties: {
      Order: { type: 'object' },
      CalculatorShipments: { type: 'array', items: { type: 'object' } },
      UnavailableLineItemIDs: { type: 'array', items: string },
      Changes: { type: 'array', items: ref('OrderChange') },
      Hash: string,
    },
  },
  OrderChange: {
    type: 'object',
    description:
      'Something of the order that does not hold any more, for the lines it concerns. Prices in cents, days in Chicago.',
    required: ['what', 'lineIDs', 'titles'],
    properties: {
      what: { enum: ['stock', 'gone', 'price', 'day', 'run', 'way'] },
      lineIDs: { type: 'array', items: string },
      titles: { type: 'array', items: string },
      quantity: number,
      left: number,
      most: number,
      before: number,
      after: number,
      method: string,
      date: string,
      reason: string,
      why: string,
      run: string,
      first: { type: ['string', 'null'] },
    },
  },
};

/** The App API's description, served beside it (ruling 22). Requests come from the schemas that check them. */
export const openapi = {
  openapi: '3.1.0',
  info: {
    title: 'App API',
    version: '1.0.0',
    description:
      'Order calculation, fulfillment and the exactly-once submit of the shop. Amounts in dollars.',
  },
  security: [{ commerceToken: [] }],
  paths,
  components: { securitySchemes: { commerceToken: bearer }, schemas },
};
