import { z } from 'zod';
import { buyerSettingsSchema } from '@/lib/delivery/settings';
import { cardSchema, registerSchema } from './account/schemas';
import { addressValidationSchema } from './address/validate-address';
import { redirectSchema } from './marketing/redirect-rows';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const body = (schema: z.ZodType) => ({ required: true, ...json(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) });
const text = (description: string, schema: object) => ({ description, ...json(schema) });
const errors = { $ref: '#/components/schemas/Errors' };
const problem = (description: string) => text(description, errors);
const data = (properties: Record<string, object>) => ({ type: 'object', required: ['data'], properties: { data: { type: 'object', required: Object.keys(properties), properties } } });
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const inQuery = (name: string, schema: object) => ({ name, in: 'query', required: true, schema });
const [string, nullable, number, boolean] = [{ type: 'string' }, { type: ['string', 'null'] }, { type: 'number' }, { type: 'boolean' }];

const usual = { 400: problem('The request is not what the schema says'), 401: problem('The bearer is no live commerce token'), 503: problem('Another system does not answer just now') };
const notFound = { 404: problem('There is no such thing of this caller') };
const seller = { 403: problem('The token is not a back-office one with the role for it') };

/** The calls about accounts, catalogs and what marketing writes (000 §7). */
export const accountPaths = {
  '/api/creditcard/{id}': {
    post: {
      summary: 'Saves a card behind a nonce; a card number anywhere in the body is refused', parameters: [inPath('id')], requestBody: body(cardSchema),
      responses: { 201: text('The card, masked', data({ ID: string, CardType: nullable, PartialAccountNumber: nullable, CardholderName: nullable, ExpirationDate: nullable })), ...usual, ...notFound, 422: problem('The gateway refuses the card') },
    },
    delete: { summary: 'Removes a saved card', parameters: [inPath('id')], responses: { 204: { description: 'Removed' }, ...usual, ...notFound } },
  },
  '/api/register': {
    post: {
      summary: 'Makes a customer of the visitor', parameters: [inQuery('token', string)], requestBody: body(registerSchema),
      responses: { 201: text('The customer’s token', data({ access_token: string })), ...usual, 409: problem('An account already exists with the email entered.') },
    },
  },
  '/api/recaptcha/{token}': {
    post: { summary: 'Verifies a captcha token', parameters: [inPath('token')], responses: { 200: text('Whether it is good', { type: 'object', required: ['success'], properties: { success: boolean } }), 401: usual[401] } },
  },
  '/api/catalogs/{id}': {
    get: { summary: 'A catalog', parameters: [inPath('id')], responses: { 200: text('The catalog', data({ ID: string, Name: string, Description: nullable, Active: boolean, CategoryCount: number })), ...usual, ...notFound } },
  },
  '/api/catalogs/{id}/refresh': {
    post: { summary: 'Ends every copy made from the catalogue', parameters: [inPath('id')], responses: { 202: text('The storefronts are being told', data({ refreshed: boolean })), ...usual, ...seller, ...notFound } },
  },
  '/api/Avalara/AddressValidation': {
    post: {
      summary: 'Checks an address and says how it is written', requestBody: body(addressValidationSchema),
      responses: { 200: text('Success with the standard form, or Error', { type: 'object', required: ['ResultCode', 'Address'], properties: { ResultCode: { enum: ['Success', 'Error'] }, Address: { type: ['object', 'null'] } } }), ...usual },
    },
  },
  '/api/giftcards/validate': {
    get: {
      summary: 'Whether so many gift cards can be sold', parameters: [inQuery('count', { type: 'integer', minimum: 1 }), inQuery('PinEnabled', boolean)],
      responses: { 200: text('The answer', data({ IsValid: boolean, Count: number, Available: number })), ...usual },
    },
  },
  '/webdata/buyerxp': {
    put: { summary: 'Writes the buyer settings', requestBody: body(buyerSettingsSchema), responses: { 200: text('As written', { type: 'object' }), ...usual, ...seller } },
  },
  '/api/redirects': {
    put: { summary: 'Adds or replaces a redirect', requestBody: body(redirectSchema), responses: { 200: text('As written', { type: 'object' }), ...usual, ...seller } },
    delete: { summary: 'Removes a redirect', parameters: [inQuery('slug', string)], responses: { 204: { description: 'Removed' }, ...usual, ...seller, ...notFound } },
  },
};
