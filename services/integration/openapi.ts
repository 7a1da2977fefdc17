import type { z } from 'zod';
import { bearer, call, errorSchemas, part, refusals } from '../http/openapi-parts';
import {
  accountActionSchema,
  enrolSchema,
  giftCardSchema,
  legacyProfileSchema,
  loyaltyInfoSchema,
} from './bodies';

const { string, nullable, number, boolean, object, data, answer, inPath } = part;
const { missing, often, down } = refusals;

const xp = object({
  CecsCustomerNumber: string,
  EagleCustomerNumber: nullable,
  LoyaltyID: nullable,
  LoyaltyCardNumber: nullable,
  CECSAwardAccountID: nullable,
  OrderCloudToCecsCustomerStatus: { const: 'Synced' },
});
const customer = { ID: nullable, xp, EagleUser: boolean };

const posted = (summary: string, schema: z.ZodType, good: object) => ({
  post: call({ summary, body: schema, responses: { 200: good, ...missing, ...down } }),
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
        post: call({
          summary:
            'What is on a gift card, for who has its PIN; cards from before PINs have none. After ten wrong PINs a card is locked',
          body: giftCardSchema,
          responses: {
            200: answer(
              'The balance',
              data({ CardNumber: string, Balance: number, PinEnabled: boolean }),
            ),
            ...missing,
            ...often,
          },
        }),
      },
      '/api/cecs/searchcustomer/{id}': {
        get: call({
          summary: 'A customer by commerce user',
          parameters: [inPath('id')],
          responses: { 200: answer('The customer', data(customer)), ...missing, ...down },
        }),
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
