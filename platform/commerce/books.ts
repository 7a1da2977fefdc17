import { refusal } from './errors';
import type { Json } from './engine/json';
import { models } from './models';
import { lists } from './resources';
import type { Book } from './verbs/me-book';

/** The books customers keep: addresses and cards. A card is the payment provider's token, never a number. */
export const books: readonly Book[] = [
  {
    kind: 'UserAddress',
    shared: 'Address',
    path: '/me/addresses',
    model: models.BuyerAddress,
    list: lists.buyerAddress,
    write: ['MeAddressAdmin'],
    cannotEdit: 'Address.CannotEditPublic',
    finish: forBillingOrShipping,
  },
  {
    kind: 'UserCreditCard',
    shared: 'CreditCard',
    path: '/me/creditcards',
    model: models.BuyerCreditCard,
    list: lists.creditCard,
    write: ['MeCreditCardAdmin'],
    cannotEdit: 'CreditCard.CannotEditPublic',
  },
];

function forBillingOrShipping(address: Json): Json {
  if (address.Shipping !== true && address.Billing !== true)
    throw refusal('BuyerAddress.MustBeBillingOrShipping');
  return address;
}
