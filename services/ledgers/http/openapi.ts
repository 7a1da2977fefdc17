import type { z } from 'zod';
import { errorSchemas, part, refusal, refusals } from '../../http/openapi-parts';
import {
  commitSchema,
  findSchema,
  holdSchema,
  openSchema,
  refundSchema,
  releaseSchema,
} from './schemas';

const { string, nullable, number, boolean, data, answer } = part;

const account = answer(
  'The account',
  data({
    Kind: { enum: ['gift-card', 'purple-perks', 'charge-account'] },
    Number: string,
    Reference: {
      ...string,
      description: 'Names the account where its number must not stand; never changes.',
    },
    OwnerID: { ...nullable, description: 'The commerce user it belongs to.' },
    Active: { ...boolean, description: 'False while nobody can spend from it.' },
    PinEnabled: boolean,
    Balance: {
      ...number,
      description:
        'What is neither held nor spent; of a charge account what of its limit is not owed.',
    },
    ExpirationDate: { ...nullable, description: 'Last day on which it can be spent, in Chicago.' },
  }),
);
const hold = answer(
  'The hold',
  data({
    Key: string,
    Amount: number,
    State: { enum: ['held', 'committed', 'released'] },
    ExpiresAt: string,
  }),
);
const refund = answer('The refund', data({ Key: string, Kind: string, Amount: number }));
const keyed = { 401: refusal('The bearer is not the key') };

const posted = (summary: string, description: string, schema: z.ZodType, answers: object) => ({
  post: {
    summary,
    description,
    requestBody: part.body(schema),
    responses: { ...answers, ...keyed, ...refusals.body, ...refusals.down },
  },
});
const missing = { 404: refusal('There is no such account') };
const refusedWith = (codes: string) => ({ 409: refusal(`Refused; ErrorCode is ${codes}`) });

/** The contract of the port: what a ledger must do that stands in the place of the embedded one (decision 164). */
export const ledgerOpenapi = {
  openapi: '3.1.0',
  info: {
    title: 'Ledger of stored value',
    version: '1.0.0',
    description:
      'Balances, holds, debits and refunds of gift cards, Purple Perks and charge accounts. Amounts in dollars to the cent, instants in ISO 8601. ' +
      'Numbers and PINs stand in bodies alone, for addresses are logged. Every call but /accounts/open is repeated when its answer is lost, and then answers as the first ' +
      'time: a hold and a refund are named by their Key. `npm run conform -- ledgers URL ACCOUNTS.json` holds a ledger against this.',
  },
  security: [{ ledgerKey: [] }],
  paths: {
    '/accounts/find': posted(
      'An account by number, owner or reference',
      'An owner has at most one account of a kind that is found.',
      findSchema,
      { 200: account, ...missing },
    ),
    '/accounts/open': posted(
      'A gift card, for who has its PIN',
      'A Pin of no signs opens a card without PIN alone. An unknown card, a blocked one and a wrong PIN have one answer. Wrong PINs are counted, and lock the card.',
      openSchema,
      { 200: account, ...missing },
    ),
    '/holds': posted(
      'Takes an amount off the balance and keeps it',
      'Only an active account before its last day can be held from. The same Key, account and Amount again is the same hold; after its release it is refused. ' +
        'A hold that is neither committed nor released is given back soon after ExpiresAt.',
      holdSchema,
      { 200: hold, ...refusedWith('unknown-account, insufficient or key-taken') },
    ),
    '/holds/commit': posted(
      'Spends what is held',
      'Also after ExpiresAt, as long as it was not given back.',
      commitSchema,
      { 200: hold, ...refusedWith('unknown-hold or released') },
    ),
    '/holds/release': posted(
      'Gives back what is held',
      'A hold that was never made is written down as released: one of that Key which arrives later is refused.',
      releaseSchema,
      { 200: hold, ...refusedWith('committed or unknown-account') },
    ),
    '/refunds': posted(
      'Gives back what was spent',
      'Onto an active account, or a charge account. Purple Perks stay spendable for thirty days at least.',
      refundSchema,
      { 200: refund, ...refusedWith('no-account, account-closed or key-taken') },
    ),
  },
  components: {
    securitySchemes: { ledgerKey: { type: 'http', scheme: 'bearer', description: 'LEDGER_KEY' } },
    schemas: errorSchemas,
  },
};
