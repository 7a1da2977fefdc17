import { call, part, refusal, refusals } from '../../http/openapi-parts';
import { captureSchema, refundSchema } from './routes';

const { string, nullable, number, answer, ref, inPath } = part;
const orderID = inPath('id', {
  ...part.id,
  description: 'The order’s ID, or the number people say',
});
const list = (members: Record<string, object>) => part.list(part.object(members));
const moneyResponse = answer(
  'The order’s money; what follows is done within moments',
  ref('OrderMoney'),
);
const common = {
  ...refusals.seller,
  404: refusal('No order of this ID or number was placed'),
};
const { down } = refusals;

/** The money desk's part of the App API's description. */
export const moneyPaths = {
  '/api/order/{id}/money': {
    get: call({
      summary:
        'What was taken for a placed order, what is owed and what is due; for the role OrderAdmin and, as far as they may, BenchOffice and BenchLead',
      parameters: [orderID],
      responses: { 200: answer('The order’s money', ref('OrderMoney')), ...common, ...down },
    }),
  },
  '/api/order/{id}/money/capture': {
    post: call({
      summary:
        'Charges the order’s cards now, and tries once more what was refused; for the role OrderAdmin and BenchLead',
      parameters: [orderID],
      body: captureSchema,
      responses: { 202: moneyResponse, ...common, ...down },
    }),
  },
  '/api/order/{id}/money/refund': {
    post: call({
      summary:
        'Gives back an amount, or all: what is only held is not taken, what was taken is refunded, gift cards that the order sold are taken back with all of it; for the role OrderAdmin and, as far as they may, BenchOffice and BenchLead',
      parameters: [orderID],
      body: refundSchema,
      responses: {
        202: moneyResponse,
        ...common,
        ...down,
        409: refusal(
          'The money is of gift cards the order sold: of an amount while they can be spent (GiftCardsSold), of all while another order holds money of one (GiftCardHeld) or all was spent of them (GiftCardsSpent)',
        ),
      },
    }),
  },
  '/api/order/{id}/cancel': {
    post: call({
      summary:
        'Cancels the order at the commerce platform and gives all of its money back; for the role OrderAdmin and, as far as they may, BenchOffice and BenchLead',
      parameters: [orderID],
      responses: {
        202: moneyResponse,
        ...common,
        ...down,
        409: refusal('The commerce platform does not cancel it any more (OrderNotCancelable)'),
      },
    }),
  },
};

export const moneySchemas = {
  OrderMoney: part.data({
    OrderID: string,
    SenderPhone: nullable,
    TotalCents: number,
    OwedCents: number,
    ChargeFrom: nullable,
    Tenders: list({
      Place: number,
      Kind: string,
      AmountCents: number,
      GivenBackCents: number,
      AddressCheck: {
        type: ['object', 'null'],
        properties: { PostalCode: string, Street: string, Error: nullable },
      },
      Charges: list({
        TransactionID: string,
        State: string,
        AmountCents: number,
        Currency: string,
        RefundedCents: number,
        EndsAt: string,
      }),
    }),
    Due: list({ Kind: string, Place: number, AmountCents: number }),
    Work: list({ Place: number, Why: string, AmountCents: number }),
    Events: list({ Kind: string, AmountCents: number, Staff: nullable, At: string }),
    Moves: list({
      Kind: string,
      Step: string,
      Place: number,
      AmountCents: number,
      TransactionID: nullable,
      Reason: nullable,
      At: string,
    }),
  }),
};
