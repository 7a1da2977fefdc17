import { buyerSettingsSchema } from '@/lib/delivery/settings';
import { cardSchema, registerSchema } from './account-routes';
import { addressValidationSchema } from './address/validate-address';
import { redirectSchema } from './marketing/redirect-rows';
import { part, refusal, refusals } from './http/openapi-parts';

const { string, nullable, number, boolean, body, answer, data, inPath, inQuery } = part;
const { token, input, seller, missing, down } = refusals;

/** The calls about accounts, catalogs and what marketing writes (specification A7). */
export const accountPaths = {
  '/api/creditcard/{id}': {
    post: {
      summary: 'Saves a card behind a nonce; a card number anywhere in the body is refused',
      parameters: [inPath('id')],
      requestBody: body(cardSchema),
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
        ...token,
        ...refusals.body,
        ...missing,
        ...down,
        409: refusal(
          'The card is saved already, or saving cards is paused after many that were declined',
        ),
        422: refusal('The gateway refuses the card, or a captcha is wanted'),
      },
    },
    delete: {
      summary: 'Removes a saved card',
      parameters: [inPath('id')],
      responses: { 204: { description: 'Removed' }, ...token, ...missing, ...down },
    },
  },
  '/api/creditcard/{id}/nonce': {
    post: {
      summary: 'A nonce of a saved card, by which its bank confirms it in a browser (3-D Secure)',
      parameters: [inPath('id')],
      responses: {
        201: answer(
          'The nonce, and the first six digits of the card',
          data({ Nonce: string, Bin: string }),
        ),
        ...token,
        ...missing,
        ...down,
      },
    },
  },
  '/api/register': {
    post: {
      summary: 'Makes a customer of the visitor',
      parameters: [inQuery('token', string)],
      requestBody: body(registerSchema),
      responses: {
        201: answer('The customer’s token', data({ access_token: string })),
        ...token,
        ...refusals.body,
        ...down,
        409: refusal('An account already exists with the email entered.'),
      },
    },
  },
  '/api/recaptcha/{token}': {
    post: {
      summary: 'Verifies a captcha token; each is good once',
      parameters: [inPath('token')],
      responses: {
        200: answer('Whether it is good', {
          type: 'object',
          required: ['success'],
          properties: { success: boolean },
        }),
        ...token,
        ...down,
      },
    },
  },
  '/api/catalogs/{id}': {
    get: {
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
        ...token,
        ...missing,
        ...down,
      },
    },
  },
  '/api/catalogs/{id}/refresh': {
    post: {
      summary: 'Ends every copy made from the catalogue',
      parameters: [inPath('id')],
      responses: {
        202: answer('The storefronts are being told', data({ refreshed: boolean })),
        ...token,
        ...seller,
        ...missing,
      },
    },
  },
  '/api/Avalara/AddressValidation': {
    post: {
      summary: 'Checks an address and says how it is written',
      requestBody: body(addressValidationSchema),
      responses: {
        200: answer('Success with the standard form, or Error', {
          type: 'object',
          required: ['ResultCode', 'Address'],
          properties: {
            ResultCode: { enum: ['Success', 'Error'] },
            Address: { type: ['object', 'null'] },
          },
        }),
        ...token,
        ...refusals.body,
        ...down,
      },
    },
  },
  '/api/giftcards/validate': {
    get: {
      summary: 'Whether so many gift cards can be sold: by e-mail (PinEnabled) or on paper',
      parameters: [
        inQuery('count', { type: 'integer', minimum: 1 }),
        inQuery('PinEnabled', boolean),
      ],
      responses: {
        200: answer('The answer', data({ IsValid: boolean, Count: number, Available: number })),
        ...token,
        ...input,
      },
    },
  },
  '/webdata/buyerxp': {
    put: {
      summary: 'Writes the buyer settings',
      requestBody: body(buyerSettingsSchema),
      responses: {
        200: answer('As written', data({})),
        ...token,
        ...seller,
        ...refusals.body,
        ...down,
      },
    },
  },
  '/api/redirects': {
    put: {
      summary: 'Adds or replaces a redirect',
      requestBody: body(redirectSchema),
      responses: {
        200: answer('As written', data({ slug: string, status: number })),
        ...token,
        ...seller,
        ...refusals.body,
        ...down,
      },
    },
    delete: {
      summary: 'Removes a redirect',
      parameters: [inQuery('slug', string)],
      responses: {
        204: { description: 'Removed' },
        ...token,
        ...seller,
        ...input,
        ...missing,
        ...down,
      },
    },
  },
};
