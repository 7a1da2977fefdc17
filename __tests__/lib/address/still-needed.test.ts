import { blankAddress, type AddressDraft } from '@/lib/address/draft';
import { stillNeeded } from '@/lib/address/can-save';

const whole: AddressDraft = {
  ...blankAddress,
  FirstName: 'Ana',
  LastName: 'Ruiz',
  Street1: '3100 Hennepin Avenue',
  City: 'Minneapolis',
  Zip: '55408',
  Phone: '6125550142',
};

it.each<[string, Partial<AddressDraft>, string[]]>([
  ['nothing', {}, []],
  ['two names', { LastName: ' ', Phone: '612555' }, ['last name', 'phone']],
  ['a place', { AddressType: 'School' }, ['company name']],
  ['a store', { AddressType: 'InStorePickUp', StoreID: '', Street1: '' }, ['store']],
  ['a mailbox', { AddressType: 'Email', Email: 'ana@', Zip: '' }, ['email']],
  [
    'all of it',
    { ...blankAddress },
    ['first name', 'last name', 'address', 'city', 'zip', 'phone'],
  ],
])('an address still needs %s', (_, change, expected) => {
  expect(stillNeeded({ ...whole, ...change })).toEqual(expected);
});
