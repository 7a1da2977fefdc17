import type { z } from 'zod';
import { bearer, errorSchemas, part, refusals } from '../app-api/http/openapi-parts';
import {
  accountActionSchema,
  enrolSchema,
  giftCardSchema,
  legacyProfileSchema,
  loyaltyInfoSchema,
} from './bodies';

const { string, nullable, number, boolean, data, answer, inPath } = part;
const { token, missing, often, down } = refusals;

const xp = {
  type: 'object',
  required: [
    'CecsCustomerNumber',
    'EagleCustomerNumber',
    'LoyaltyID',
    'LoyaltyCardNumber',
    'CECSAwardAccountID',
    'OrderCloudToCecsCustomerStatus',
  ],
  properties: {
    CecsCustomerNumber: string,
    EagleCustomerNumber: nullable,
    LoyaltyID: nullable,
    LoyaltyCardNumber: nullable,
    CECSAwardAccountID: nullable,
    OrderCloudToCecsCustomerStatus: { const: 'Synced' },
  },
};
const customer = { ID: nullable, xp, EagleUser: boolean };

const posted = (summary: string, schema: z.ZodType, good: object) => ({
  post: {
    summary,
    requestBody: part.body(schema),
    responses: { 200: good, ...token, ...refusals.body, ...missing, ...down },
  },
});

/** The integration service's description (specification A7), served beside it. `actionPath` is where customerAccountAction lies (ruling 2). */
export function openapiOf(actionPath: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Integration service',
      version: '1.0.0',
      description: 'Customers, Purple Perks and gift cards. Amounts in dollars, days in Chicago.',
    },
    security: [{ commerceToken: [] }],
    paths: {
      '/api/cecs/customerloyaltyaccountinfobycardnumber': posted(
        'Purple Perks of a card',
        loyaltyInfoSchema,
        answer(
          'Balance and last day',
          data({
            Balance: number,
            ExpirationDate: nullable,
            CardNumber: string,
            CECSAwardAccountID: nullable,
            EagleUser: boolean,
          }),
        ),
      ),
      '/api/cecs/customerprofilebylegacycustomerid': posted(
        'A customer by a number of the older system',
        legacyProfileSchema,
        answer('The customer', data(customer)),
      ),
      '/api/cecs/inquirygiftcard': {
        post: {
          summary:
            'What is on a gift card, for who has its PIN; cards from before PINs have none. After ten wrong PINs a card is locked',
          requestBody: part.body(giftCardSchema),
          responses: {
            200: answer(
              'The balance',
              data({ CardNumber: string, Balance: number, PinEnabled: boolean }),
            ),
            ...token,
            ...refusals.body,
            ...missing,
            ...often,
          },
        },
      },
      '/api/cecs/searchcustomer/{id}': {
        get: {
          summary: 'A customer by commerce user',
          parameters: [inPath('id')],
          responses: { 200: answer('The customer', data(customer)), ...token, ...missing, ...down },
        },
      },
      '/api/cecs/customerenrolltoloyalty': posted(
        'Enrols a customer in Purple Perks, once',
        enrolSchema,
        answer('The customer with the card', data({ ...customer, CardNumber: string })),
      ),
      [actionPath]: posted(
        'Makes or updates the customer of a commerce user',
        accountActionSchema,
        answer('The customer', data(customer)),
      ),
    },
    components: { securitySchemes: { commerceToken: bearer }, schemas: errorSchemas },
  };
}
