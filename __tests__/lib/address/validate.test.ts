/** @jest-environment node */
import { isPhone, nameLetters, phoneDigits, zipDigits } from '@/lib/address/clean';
import {
  addressTypes,
  destinationTypes,
  isValidMethod,
  needsCompanyName,
} from '@/lib/address/destination-types';
import { fullAddress } from '@/lib/address/full-address';
import { shippingAddressSchema } from '@/lib/address/schema';
import { isStateCode, states } from '@/lib/address/states';
import { validateAddress, type AddressInput } from '@/lib/address/verification/validate';

const complete: AddressInput = {
  AddressType: 'Residence',
  FirstName: 'Ana',
  LastName: 'Ruiz',
  Street1: '100 Lake St',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55408',
  Phone: '6125550123',
};

describe('the messages of the address form', () => {
  it.each<[string, Partial<AddressInput>, Record<string, string>]>([
    ['a complete address', {}, {}],
    ['no first name', { FirstName: ' ' }, { FirstName: 'First name is required' }],
    ['no last name', { LastName: '' }, { LastName: 'Last name is required' }],
    ['no street', { Street1: '' }, { Street1: 'Address 1 is required' }],
    ['no city', { City: '' }, { City: 'City is required' }],
    ['no type', { AddressType: '' }, { AddressType: 'Address Type Required' }],
    ['a four digit zip', { Zip: '5540' }, { Zip: 'Please enter a 5 digit zip' }],
    ['a six digit zip', { Zip: '554081' }, { Zip: 'Please enter a 5 digit zip' }],
    [
      'a nine digit phone',
      { Phone: '612555012' },
      { Phone: 'Please enter a 10 digit phone number' },
    ],
    [
      'an eleven digit phone',
      { Phone: '16125550123' },
      { Phone: 'Please enter a 10 digit phone number' },
    ],
    ['a nickname of fifteen', { NickName: 'a'.repeat(15) }, {}],
    [
      'a nickname of sixteen',
      { NickName: 'a'.repeat(16) },
      { NickName: 'The maximum line limit is 15 characters' },
    ],
    [
      'a hospital without its name',
      { AddressType: 'Hospital' },
      { CompanyName: 'Company name is required' },
    ],
    ['a hospital with its name', { AddressType: 'Hospital', CompanyName: 'Lakes Hospital' }, {}],
    [
      'an e-mail destination without one',
      { AddressType: 'Email', Street1: '', City: '', State: '', Zip: '', Phone: '' },
      { Email: 'Please enter a valid email' },
    ],
    [
      'an e-mail destination',
      {
        AddressType: 'Email',
        Street1: '',
        City: '',
        State: '',
        Zip: '',
        Phone: '',
        Email: 'ana@example.com',
      },
      {},
    ],
    [
      'pickup without a store',
      { AddressType: 'InStorePickUp', Street1: '', City: '', State: '', Zip: '' },
      { StoreID: 'Select a Store' },
    ],
    [
      'pickup without a phone',
      { AddressType: 'CurbsidePickUp', StoreID: 'Store-lyndale', Phone: '' },
      { Phone: 'Please enter a 10 digit phone number' },
    ],
    [
      'pickup',
      {
        AddressType: 'InStorePickUp',
        StoreID: 'Store-lyndale',
        Street1: '',
        City: '',
        State: '',
        Zip: '',
      },
      {},
    ],
    ['a state that is none', { State: 'ZZ' }, { State: 'State is required' }],
  ])('%s', (_, change, expected) => {
    expect(validateAddress({ ...complete, ...change })).toEqual(expected);
  });
});

describe('cleaning', () => {
  it.each([
    ["O'Neil", "O'Neil"],
    ['O’Neil', "O'Neil"],
    ['Mary-Ann', 'Mary-Ann'],
    ['De la Cruz', 'De la Cruz'],
    ['José', 'José'],
    ['Nguyễn', 'Nguyễn'],
    ['Jose\u0301', 'José'],
    ['Ana2', 'Ana'],
    ['  Ana   Maria ', 'Ana Maria'],
    ['-Ana-', 'Ana'],
    ['A--B', 'A-B'],
    ['Renée–Claire', 'Renée-Claire'],
    ['Renée — Claire', 'Renée-Claire'],
    ['Renée\u2010Claire', 'Renée-Claire'],
    ['Renée\u2011Claire', 'Renée-Claire'],
    ['Renée\u2212Claire', 'Renée-Claire'],
    ['Smith - Jones', 'Smith-Jones'],
    ['Smith -Jones', 'Smith-Jones'],
    ['Smith 2 - Jones', 'Smith-Jones'],
    ['O’ Neil', "O'Neil"],
    ["O 'Neil", "O'Neil"],
    ['O´Neil', "O'Neil"],
    ['O`Neil', "O'Neil"],
    ["D'Angelo - O’Neil", "D'Angelo-O'Neil"],
    ['Maria ‘Mia’ Lopez', 'Maria Mia Lopez'],
    ['De\u00a0la\tCruz', 'De la Cruz'],
    ['Smith –', 'Smith'],
    ['<b>Ana</b>', 'bAnab'],
    ['李小龍', '李小龍'],
    ['Ana 🌷', 'Ana'],
    ["'", ''],
    ['1234', ''],
  ])('name %j becomes %j', (typed, cleaned) => {
    expect(nameLetters(typed)).toBe(cleaned);
  });

  it('cleans a name once and for all', () => {
    for (const typed of [
      "O''Neil",
      'a- b',
      'De  la\tCruz',
      "- 'x' -",
      "''x' y' 'z",
      'Jose2\u0301',
      'a-\u0301b',
    ])
      expect(nameLetters(nameLetters(typed))).toBe(nameLetters(typed));
  });

  it.each([
    ['55408', '55408'],
    ['55408-1234', '55408'],
    ['55 408', '55408'],
    ['5540', '5540'],
    ['554081234', '55408'],
    ['abc', ''],
  ])('zip %j becomes %j', (typed, cleaned) => {
    expect(zipDigits(typed)).toBe(cleaned);
  });

  it.each([
    ['(612) 555-0123', '6125550123'],
    ['+1 612 555 0123', '6125550123'],
    ['1 612.555.0123', '6125550123'],
    ['001 612 555 0123', '6125550123'],
    ['tel:+1-612-555-0123;ext=204', '6125550123'],
    ['+1 (612) 555-0123 x204', '6125550123'],
    ['612-555-0123x204', '6125550123'],
    ['612-555-0123 X 204', '6125550123'],
    ['612-555-0123 ext 204', '6125550123'],
    ['612-555-0123, ext. 204', '6125550123'],
    ['612-555-0123 (extn: 204)', '6125550123'],
    ['612-555-0123 Extension 204 ', '6125550123'],
    ['612-555-0123 – #204', '6125550123'],
    ['612-555-0123 x', '6125550123'],
    ['Fax 6125550123', '6125550123'],
    ['x6125550123', '6125550123'],
    ['', ''],
    ['  ', ''],
  ])('phone %j becomes %j', (typed, cleaned) => {
    expect(phoneDigits(typed)).toBe(cleaned);
    expect(isPhone(cleaned)).toBe(cleaned !== '');
  });

  it.each([
    '612555012',
    '61255501234',
    '+44 20 7946 0958',
    '+47 22 12 34 56',
    '+1 612 555 012',
    '001 612 555 012',
    '2 612 555 0123',
    '011 44 20 7946 0958',
    '555-0123 x204',
    '612-555-0123 or 612-555-0124',
    '612-555-01',
    'none',
  ])('phone %j stays as it is and is none', (typed) => {
    expect(phoneDigits(typed)).toBe(typed);
    expect(isPhone(typed)).toBe(false);
  });
});

describe('what the server accepts', () => {
  const { AddressType: _, ...given } = complete;

  it('cleans first and then checks', () => {
    const parsed = shippingAddressSchema.parse({
      ...given,
      FirstName: ' Ana3 ',
      Zip: '55408-1000',
      Phone: '(612) 555-0123',
      Country: 'US',
    });
    expect(parsed).toMatchObject({ FirstName: 'Ana', Zip: '55408', Phone: '6125550123' });
  });

  it.each([
    ['an unknown key', { ...given, Country: 'US', Price: 1 }],
    ['another country', { ...given, Country: 'CA' }],
    ['a name without letters', { ...given, Country: 'US', FirstName: '123' }],
    ['a number for a zip', { ...given, Country: 'US', Zip: 55408 }],
    ['a very long street', { ...given, Country: 'US', Street1: 'x'.repeat(301) }],
    ['a missing phone', { ...given, Country: 'US', Phone: undefined }],
  ])('refuses %s', (_name, address) => {
    expect(shippingAddressSchema.safeParse(address).success).toBe(false);
  });

  it.each(['+44 20 7946 0958', '61255501234', '612-555-01'])(
    'makes no phone of a part of %j',
    (phone) => {
      const wrong = shippingAddressSchema.safeParse({ ...given, Country: 'US', Phone: phone });
      expect(wrong.error?.issues.map(({ message }) => message)).toEqual([
        'Please enter a 10 digit phone number',
      ]);
    },
  );

  it("says so in the specification's words", () => {
    const wrong = shippingAddressSchema.safeParse({
      ...given,
      Country: 'US',
      Zip: '1',
      Phone: '1',
    });
    expect(wrong.error?.issues.map(({ message }) => message).sort()).toEqual([
      'Please enter a 10 digit phone number',
      'Please enter a 5 digit zip',
    ]);
  });
});

describe('the lists', () => {
  it('has 50 states and DC, each once', () => {
    expect(new Set(states.map(([code]) => code)).size).toBe(51);
    expect([isStateCode('DC'), isStateCode('MN'), isStateCode('PR'), isStateCode('mn')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('describes every destination type once', () => {
    expect(destinationTypes.map(({ type }) => type).sort()).toEqual([...addressTypes].sort());
  });

  it('asks the six kinds of place for a company name, an e-mail for none', () => {
    expect(addressTypes.filter(needsCompanyName).sort()).toEqual([
      'Business',
      'Cemetery',
      'Church',
      'FuneralHome',
      'Hospital',
      'School',
    ]);
  });

  it.each<[string, string[]]>([
    ['Residence', ['LocalDelivery', 'UPS', 'Wired']],
    ['Hospital', ['LocalDelivery', 'UPS', 'Wired']],
    ['FuneralHome', ['LocalDelivery', 'UPS', 'Wired']],
    ['Email', ['Email']],
    ['InStorePickUp', ['InStorePickUp', 'CurbsidePickUp']],
    ['CurbsidePickUp', ['CurbsidePickUp']],
    ['Moon', []],
  ])('lets to a %s only what comes there', (type, methods) => {
    const all = ['LocalDelivery', 'UPS', 'Wired', 'Email', 'InStorePickUp', 'CurbsidePickUp'];
    expect(all.filter((method) => isValidMethod(type, method))).toEqual(methods);
  });

  it('limits the place search to the US for homes, schools and businesses', () => {
    expect(
      destinationTypes
        .filter(({ placeSearch }) => placeSearch?.usOnly)
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['Business', 'Residence', 'School']);
  });

  it.each([
    [
      { Street1: '1 Main St', City: 'Edina', State: 'MN', Zip: '55424' },
      '1 Main St, Edina, MN 55424',
    ],
    [
      {
        CompanyName: 'Lakes Hospital',
        Street1: '1 Main St',
        Street2: 'Room 4',
        City: 'Edina',
        State: 'MN',
        Zip: null,
      },
      'Lakes Hospital, 1 Main St, Room 4, Edina, MN',
    ],
    [{}, ''],
  ])('writes an address on one line', (address, line) => {
    expect(fullAddress(address)).toBe(line);
  });
});
