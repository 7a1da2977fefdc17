import { buyerSettingsSchema } from '@/lib/delivery/settings';
import { cardSchema, registerSchema } from './account-routes';
import { addressValidationSchema } from './address/validate-address';
import { redirectSchema } from './marketing/redirect-rows';
import { call, part, refusal, refusals } from '../http/openapi-parts';

const { string, nullable, number, boolean, object, list, data } = part;
const { answer, inPath, inQuery } = part;
const { input, seller, missing, down } = refusals;

const failed = object({
  ID: string,
  Kind: string,
  State: { enum: ['Waiting', 'Dead'] },
  Attempts: number,
  NextAttempt: nullable,
  LastError: nullable,
});

/** The calls about accounts, catalogs, what marketing writes (specification A7) and messages that wait or were given up. */
export const accountPaths = {
  '/api/creditcard/{id}': {
    post: call({
      summary: 'Saves a card behind a nonce; a card number anywhere in the body is refused',
      parameters: [inPath('id')],
      body: cardSchema,
      responses: {
        201: answer(
          'The card, masked',
          data({
            ID: string,
            CardType: nullable,
            PartialAccountNumber: nullable,
            CardholderName: nullable,
            ExpirationDate: nullable,
          }),
        ),
        ...missing,
        ...down,
        409: refusal(
          'The card is saved already, or saving cards is paused after many that were declined',
        ),
        422: refusal('The gateway refuses the card, or a captcha is wanted'),
      },
    }),
    delete: call({
      summary: 'Removes a saved card',
      parameters: [inPath('id')],
      responses: { 204: { description: 'Removed' }, ...missing, ...down },
    }),
  },
  '/api/creditcard/{id}/nonce': {
    post: call({
      summary: 'A nonce of a saved card, by which its bank confirms it in a browser (3-D Secure)',
      parameters: [inPath('id')],
      responses: {
        201: answer(
          'The nonce, and the first six digits of the card',
          data({ Nonce: string, Bin: string }),
        ),
        ...missing,
        ...down,
      },
    }),
  },
  '/api/register': {
    post: call({
      summary: 'Makes a customer of the visitor',
      parameters: [inQuery('token', string)],
      body: registerSchema,
      responses: {
        201: answer('The customer’s token', data({ access_token: string })),
        ...down,
        409: refusal('An account already exists with the email entered.'),
      },
    }),
  },
  '/api/recaptcha/{token}': {
    post: call({
      summary: 'Verifies a captcha token; each is good once',
      parameters: [inPath('token')],
      responses: {
        200: answer('Whether it is good', object({ success: boolean })),
        ...down,
      },
    }),
  },
  '/api/catalogs/{id}': {
    get: call({
      summary: 'A catalog',
      parameters: [inPath('id')],
      responses: {
        200: answer(
          'The catalog',
          data({
            ID: string,
            Name: string,
            Description: nullable,
            Active: boolean,
            CategoryCount: number,
          }),
        ),
        ...missing,
        ...down,
      },
    }),
  },
  '/api/catalogs/{id}/refresh': {
    post: call({
      summary: 'Ends every copy made from the catalogue',
      parameters: [inPath('id')],
      responses: {
        202: answer('The storefronts are being told', data({ refreshed: boolean })),
        ...seller,
        ...missing,
      },
    }),
  },
  '/api/Avalara/AddressValidation': {
    post: call({
      summary: 'Checks an address and says how it is written',
      body: addressValidationSchema,
      responses: {
        200: answer(
          'Success with the standard form, or Error',
          object({
            ResultCode: { enum: ['Success', 'Error'] },
            Address: { type: ['object', 'null'] },
          }),
        ),
        ...down,
      },
    }),
  },
  '/api/giftcards/validate': {
    get: call({
      summary: 'Whether so many gift cards can be sold: by e-mail (PinEnabled) or on paper',
      parameters: [
        inQuery('count', { type: 'integer', minimum: 1 }),
        inQuery('PinEnabled', boolean),
      ],
      responses: {
        200: answer('The answer', data({ IsValid: boolean, Count: number, Available: number })),
        ...input,
      },
    }),
  },
  '/webdata/buyerxp': {
    put: call({
      summary: 'Writes the buyer settings',
      body: buyerSettingsSchema,
      responses: {
        200: answer('As written', data({})),
        ...seller,
        ...down,
      },
    }),
  },
  '/api/redirects': {
    put: call({
      summary: 'Adds or replaces a redirect',
      body: redirectSchema,
      responses: {
        200: answer('As written', data({ slug: string, status: number })),
        ...seller,
        ...down,
      },
    }),
    delete: call({
      summary: 'Removes a redirect',
      parameters: [inQuery('slug', string)],
      responses: {
        204: { description: 'Removed' },
        ...seller,
        ...input,
        ...missing,
        ...down,
      },
    }),
  },
  '/operations/outbox': {
    get: call({
      summary: 'What waits in the outbox and what was given up; for the role BuyerAdmin',
      responses: {
        200: answer(
          'How many messages wait, were given up, and wait for the indexer; the oldest hundred that failed, without their content',
          data({
            Waiting: number,
            Dead: number,
            Reindexing: number,
            Failed: list(failed),
          }),
        ),
        ...seller,
      },
    }),
  },
  '/operations/outbox/{id}/retry': {
    post: call({
      summary: 'Tries a message that was given up again, from the start; for the role BuyerAdmin',
      parameters: [inPath('id', { type: 'string', pattern: '^\\d{1,18}$' })],
      responses: {
        202: answer('It is tried again', data({ retried: { const: true } })),
        ...seller,
        404: refusal('No message of this ID was given up, or its content has ended'),
      },
    }),
  },
};
