import { moneyPaths, moneySchemas } from '../after/money/openapi';
import { photoPaths } from '../after/photos/routes';
import { workPaths, workSchemas } from '../after/work/routes';
import { accountPaths } from './openapi-account';
import { followPaths } from './openapi-follow';
import { fulfillmentParts } from '@/lib/orders/fulfillment-schema';
import { orderQuoteSchema } from './calculate/quote';
import { calculateSchema } from './calculate/calculate-order';
import { cardMailboxSchema, cardNumberSchema } from './gift-card-routes';
import { giftCardOrderSchema } from './gift-cards/add-gift-card';
import { bearer, call, errorSchemas, part, refusal, refusals } from '../http/openapi-parts';
import { promiseSchema } from './promise/promise-product';
import { submitSchema } from './submit/request';

const { string, nullable, number, boolean, anything, list, object, data } = part;
const { answer, ref, inPath } = part;
const { missing, down } = refusals;
const orderID = inPath('id', part.id);
const card = inPath('card', { type: 'string', pattern: '^[1-9][0-9]{0,3}$' });
const uuid = { type: 'string', format: 'uuid' };
const attemptInPath = inPath('attempt', uuid);
const attemptQuery = { name: 'attempt', in: 'query', schema: uuid };
const calculated = answer('The order, calculated', ref('CalculatedOrder'));
const decided = answer('Placed or refused', ref('SubmitAnswer'));
const undecided = answer('Not decided yet: ask for the submission', ref('SubmitAnswer'));
const closed = { 409: refusal('The order is being placed, or is placed') };

const giftCard = object({
  ID: string,
  LineItemID: string,
  ProductID: string,
  Amount: number,
  PartialAccountNumber: string,
  Email: nullable,
  SendDate: nullable,
  State: { enum: ['Waiting', 'Sent', 'Failed', 'Inactive', 'Active', 'Canceled'] },
  Resendable: boolean,
});

const paths = {
  ...accountPaths,
  ...moneyPaths,
  ...followPaths,
  ...photoPaths,
  ...workPaths,
  '/api/calculateorder': {
    post: call({
      summary: 'Prices and charges of the whole order',
      body: calculateSchema,
      responses: { 200: calculated, ...missing, ...down },
    }),
  },
  '/api/orders': {
    get: call({
      summary: 'The caller’s placed orders with their lines, ten a page',
      parameters: [
        { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
        {
          name: 'orderid',
          in: 'query',
          schema: part.id,
        },
      ],
      responses: {
        200: answer(
          'Items and Meta (Page, TotalPages); LineItems is null where lines cannot be read just now',
          anything,
        ),
        ...refusals.input,
        ...down,
      },
    }),
  },
  '/api/order/{id}/lineitems': {
    put: call({
      summary: 'Where, when and how lines go',
      parameters: [orderID],
      body: fulfillmentParts,
      responses: {
        200: calculated,
        ...missing,
        ...down,
        ...closed,
        422: refusal('Cannot be promised as chosen'),
      },
    }),
  },
  '/api/order/{id}/giftcards': {
    get: call({
      summary:
        'The gift cards of a placed order, for its owner and for staff with the role ShipmentAdmin; last digits only',
      parameters: [orderID],
      responses: {
        200: answer('The cards, in the order of the lines', data({ Cards: list(giftCard) })),
        ...missing,
        ...down,
      },
    }),
    post: call({
      summary: 'Gift cards of an amount the shopper chose, at that price',
      parameters: [orderID],
      body: giftCardOrderSchema,
      responses: {
        200: calculated,
        ...missing,
        ...down,
        ...closed,
        422: refusal('No such gift card'),
      },
    }),
  },
  '/api/order/{id}/giftcards/{card}/resend': {
    post: call({
      summary:
        'The mail of an e-gift card once more, to where it went, with a new PIN: the old one ends',
      parameters: [orderID, card],
      responses: {
        202: answer('The card; its mail is on its way', ref('GiftCard')),
        ...missing,
        ...down,
        409: refusal(
          'Something of it is spent (gift-card-spent), it has not gone out yet (gift-card-waiting), or it was sent a moment ago or too often (gift-card-too-often)',
        ),
      },
    }),
  },
  '/api/order/{id}/giftcards/{card}/mailbox': {
    post: call({
      summary:
        'The mail of an e-gift card to the right mailbox, with a new PIN: the old one ends, and a mail that waits for its day goes there instead. For the role OrderAdmin and, as far as they may refund, BenchOffice and BenchLead',
      parameters: [orderID, card],
      body: cardMailboxSchema,
      responses: {
        202: answer('The card; its mail is on its way, or waits for its day', ref('GiftCard')),
        ...refusals.seller,
        404: refusal(
          'No order of this ID or number was placed, or (field card) it has no such card by e-mail',
        ),
        ...down,
        409: refusal(
          'Something of it is spent, or its order was canceled (gift-card-spent), or it was sent a moment ago or too often (gift-card-too-often)',
        ),
      },
    }),
  },
  '/api/order/{id}/giftcards/{card}/print': {
    post: call({
      summary:
        'A paper card for the printer: its number and a new PIN, told this once; it is to be activated again. For staff with the role ShipmentAdmin',
      parameters: [orderID, card],
      responses: {
        200: answer('What is printed', data({ Number: string, Pin: string, Amount: number })),
        ...refusals.seller,
        ...missing,
        409: refusal('Something of it is spent (gift-card-spent)'),
        ...down,
      },
    }),
  },
  '/api/giftcards/unlocked': {
    put: call({
      summary:
        'Lets a card be opened by its PIN again after ten wrong ones; for staff with the role OrderAdmin',
      body: cardNumberSchema,
      responses: {
        200: answer(
          'How many wrong PINs it had met',
          data({ PartialAccountNumber: string, WrongPins: number }),
        ),
        ...refusals.seller,
        404: refusal('No card of this number has a PIN'),
      },
    }),
  },
  '/api/giftcards/activation': {
    put: call({
      summary:
        'Lets a sold paper card be spent, when it is packed or handed over; for staff with the role ShipmentAdmin',
      body: cardNumberSchema,
      responses: {
        200: answer(
          'The card',
          data({ OrderID: string, LineItemID: string, PartialAccountNumber: string }),
        ),
        ...refusals.seller,
        404: refusal('No paper card of this number was sold, or its order was cancelled'),
      },
    }),
  },
  '/api/submitorder': {
    post: call({
      summary: 'Places the order, once',
      body: submitSchema,
      responses: {
        200: decided,
        202: undecided,
        ...missing,
        ...down,
        422: answer('The order is being placed with another body', ref('SubmitAnswer')),
      },
    }),
  },
  '/api/order/{id}/submission': {
    get: call({
      summary: 'What became of the submit, or with `attempt` of that attempt',
      parameters: [orderID, attemptQuery],
      responses: { 200: decided, 202: undecided, ...missing, ...down },
    }),
  },
  '/api/order/{id}/submission/{attempt}': {
    delete: call({
      summary:
        'Withdraws an attempt that has not begun, so that it never will; answers what became of it',
      parameters: [orderID, attemptInPath],
      responses: { 200: decided, 202: undecided, ...refusals.input, ...missing, ...down },
    }),
  },
  '/api/promise': {
    post: call({
      summary: 'When a product arrives and what it costs',
      body: promiseSchema,
      responses: {
        200: answer('Yes, from, or no, each with its until; money in cents', ref('Promise')),
        ...down,
        ...missing,
        422: refusal('Not with these options'),
      },
    }),
  },
  '/api/order/{id}/quote': {
    post: call({
      summary: 'What the order costs when lines without a recipient go to a ZIP',
      parameters: [orderID],
      body: orderQuoteSchema,
      responses: {
        200: answer('The parts and their total', ref('Quote')),
        ...missing,
        ...down,
        422: refusal('They cannot go there'),
      },
    }),
  },
  '/api/deliveryfacts': {
    get: call({
      summary: 'What days and fees are promised by: settings, full runs, local cities, stores',
      responses: {
        200: answer(
          'The facts with the version that names them',
          data({
            version: string,
            asOf: string,
            settings: anything,
            usedRuns: anything,
            cities: list(anything),
            stores: list(anything),
          }),
        ),
      },
    }),
  },
  '/api/tenders': {
    get: call({
      summary: 'Balances the caller can pay from',
      responses: { 200: answer('The balances', ref('Funds')), ...down },
    }),
  },
  '/api/braintree': {
    get: call({
      summary: 'Client token of the card fields',
      responses: {
        200: answer('The token', object({ clientToken: string })),
        ...down,
      },
    }),
  },
};

const fund = {
  ...object({ Balance: number, PartialAccountNumber: string, ExpirationDate: nullable }),
  type: ['object', 'null'],
};

const schemas = {
  ...errorSchemas,
  ...moneySchemas,
  ...workSchemas,
  GiftCard: object({ data: giftCard }),
  Promise: data(
    { answer: { enum: ['yes', 'from', 'no'] }, until: string, factsVersion: string },
    {
      method: string,
      date: string,
      run: string,
      orderBy: string,
      openRuns: list(anything),
      next: list(string),
      others: list(anything),
      price: anything,
      envelope: anything,
      reason: string,
      nearest: { type: ['object', 'null'] },
      elsewhere: nullable,
    },
  ),
  Quote: data({
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
  Funds: data({ PurplePerks: fund, SpendingAccount: fund, PurchaseOrder: boolean }),
  SubmitAnswer: object(
    { Status: { enum: ['Submitted', 'Pending', 'Refused'] }, OrderID: string },
    {
      UserID: string,
      Total: number,
      Link: string,
      Code: string,
      IDs: list(string),
      Changes: list(ref('OrderChange')),
      RetryAfter: number,
      Spent: boolean,
    },
  ),
  CalculatedOrder: object({
    Order: anything,
    CalculatorShipments: list(anything),
    UnavailableLineItemIDs: list(string),
    Changes: list(ref('OrderChange')),
    Hash: string,
  }),
  OrderChange: {
    description:
      'Something of the order that does not hold any more, for the lines it concerns. Prices in cents, days in Chicago.',
    ...object(
      {
        what: { enum: ['stock', 'gone', 'price', 'day', 'run', 'way'] },
        lineIDs: list(string),
        titles: list(string),
      },
      {
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
        first: nullable,
      },
    ),
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
