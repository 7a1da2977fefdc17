/** @jest-environment node */
import { canSave, isSameAddress } from '@/lib/address/can-save';
import { bookAddressSchema, verifySchema } from '@/lib/address/book-schema';
import { cleanDraft } from '@/lib/address/clean-draft';
import { countries } from '@/lib/address/countries';
import { differingFields, markedWords } from '@/lib/address/verification/differences';
import { blankAddress, type AddressDraft, type PostalAddress } from '@/lib/address/draft';
import { ownAddress, savedAddress } from '@/lib/address/own-address';
import { ownPath } from '@/lib/address/own-path';
import { addressOfPlace, suggestionOf } from '@/lib/address/verification/suggest.server';
import { verificationOf } from '@/lib/address/verification/verify.server';

const ana: AddressDraft = {
  ...blankAddress,
  FirstName: 'Ana',
  LastName: 'Ruiz',
  Street1: '2817 Colfax Ave S',
  City: 'Minneapolis',
  Zip: '55408',
  Phone: '6125550101',
};
const open = { original: blankAddress, undeliverable: false, refused: null };

describe('when Save is enabled (specification B5)', () => {
  it.each<[string, Partial<Parameters<typeof canSave>[0]>, boolean]>([
    ['a new, complete address', {}, true],
    ['nothing was changed', { original: ana }, false],
    [
      'only a space was added',
      { original: ana, draft: { ...ana, Street1: ' 2817 Colfax Ave S ' } },
      false,
    ],
    [
      'one letter was changed',
      { original: ana, draft: { ...ana, Street1: '2817 Colfax Ave N' } },
      true,
    ],
    ['only the nickname was changed', { original: ana, draft: { ...ana, NickName: 'Ana' } }, true],
    ...(
      ['FirstName', 'LastName', 'Street1', 'City', 'State', 'Zip', 'Phone', 'AddressType'] as const
    ).map(
      (field) =>
        [`no ${field}`, { draft: { ...ana, [field]: '' } }, false] as [string, object, boolean],
    ),
    ['a ZIP of four', { draft: { ...ana, Zip: '5540' } }, false],
    ['a phone of nine', { draft: { ...ana, Phone: '612555010' } }, false],
    ...(['FuneralHome', 'Hospital', 'School', 'Business', 'Cemetery', 'Church'] as const).flatMap(
      (AddressType) => [
        [`${AddressType} without its name`, { draft: { ...ana, AddressType } }, false] as [
          string,
          object,
          boolean,
        ],
        [
          `${AddressType} with its name`,
          { draft: { ...ana, AddressType, CompanyName: 'Lakes' } },
          true,
        ] as [string, object, boolean],
      ],
    ),
    ['a nickname of sixteen', { draft: { ...ana, NickName: 'a'.repeat(16) } }, false],
    ['another country', { draft: { ...ana, Country: 'CA' } }, false],
    ['nothing can be delivered there', { undeliverable: true }, false],
    ['the verification failed', { refused: ana }, false],
    [
      'a field was changed since it failed',
      { refused: ana, draft: { ...ana, Zip: '55409' } },
      true,
    ],
    [
      'pickup with a store',
      {
        draft: {
          ...blankAddress,
          AddressType: 'InStorePickUp',
          StoreID: 'Store-a',
          FirstName: 'Ana',
          LastName: 'Ruiz',
          Phone: '6125550101',
        },
      },
      true,
    ],
    [
      'pickup without a store',
      {
        draft: {
          ...blankAddress,
          AddressType: 'CurbsidePickUp',
          FirstName: 'Ana',
          LastName: 'Ruiz',
          Phone: '6125550101',
        },
      },
      false,
    ],
    [
      'pickup, whatever the vans reach',
      {
        undeliverable: true,
        draft: {
          ...blankAddress,
          AddressType: 'InStorePickUp',
          StoreID: 'Store-a',
          FirstName: 'Ana',
          LastName: 'Ruiz',
          Phone: '6125550101',
        },
      },
      true,
    ],
  ])('%s', (_, change, expected) => {
    expect(canSave({ ...open, draft: ana, ...change })).toBe(expected);
  });

  it('knows an address by every field', () => {
    for (const field of Object.keys(ana) as (keyof AddressDraft)[])
      expect(isSameAddress(ana, { ...ana, [field]: 'x' })).toBe(false);
  });
});

describe('what differs', () => {
  const entered: PostalAddress = {
    Street1: '2817 Colfacs Ave',
    Street2: 'Unit 2',
    City: 'Minneapolis',
    State: 'MN',
    Zip: '55409',
  };

  it.each<[string, Partial<PostalAddress>, string[]]>([
    ['nothing', {}, []],
    [
      'letter case, full stops and spacing',
      { Street1: '2817  COLFACS AVE.', City: 'minneapolis' },
      [],
    ],
    ['street and ZIP', { Street1: '2817 Colfax Ave S', Zip: '55408' }, ['Street1', 'Zip']],
    ['the unit', { Street2: 'Apt 2' }, ['Street2']],
    ['a unit that is missing', { Street2: '' }, ['Street2']],
    ['the city', { City: 'St Paul' }, ['City']],
    ['short forms and long ones', { Street1: '2817 colfacs avenue', Street2: 'UNIT 2' }, []],
    ['a direction', { Street1: '2817 Colfacs Ave S' }, ['Street1']],
    ['the state', { State: 'WI' }, ['State']],
  ])('%s', (_, change, fields) => {
    expect(differingFields(entered, { ...entered, ...change })).toEqual(fields);
  });

  it.each([
    ['Saint Paul', 'St. Paul'],
    ['st paul', 'Saint Paul'],
    ['St Louis Park', 'Saint Louis Park'],
  ])('%j and %j are one city', (one, other) => {
    expect(differingFields({ ...entered, City: one }, { ...entered, City: other })).toEqual([]);
  });

  it.each([
    ['2817 Colfacs Ave', '2817 Colfax Ave S', '2817 [Colfacs] Ave', '2817 [Colfax] Ave [S]'],
    ['100 Lake Street', '100 Lake St', '100 Lake [Street]', '100 Lake [St]'],
    ['100 Lake St', '100 Lake St', '100 Lake St', '100 Lake St'],
    ['100 lake st.', '100 Lake St', '100 lake st.', '100 Lake St'],
    ['', 'Apt 2', '', '[Apt 2]'],
    ['55409', '55408', '[55409]', '[55408]'],
  ])('%j against %j', (one, other, left, right) => {
    const written = (own: string, against: string) =>
      markedWords(own, against)
        .map(({ text, differs }) => (differs ? `[${text}]` : text))
        .join(' ');
    expect([written(one, other), written(other, one)]).toEqual([left, right]);
  });
});

describe('the outcomes of a verification (specification B4)', () => {
  const entered: PostalAddress = {
    Street1: '100 lake st',
    Street2: '',
    City: 'Minneapolis',
    State: 'MN',
    Zip: '55408',
  };
  const found = {
    Line1: '100 Lake St',
    Line2: '',
    City: 'Minneapolis',
    Region: 'MN',
    PostalCode: '55408',
    Country: 'US',
  };
  it.each([
    [
      'verified as it should be written',
      { ResultCode: 'Success' as const, Address: found },
      { outcome: 'verified', address: { ...entered, Street1: '100 Lake St' } },
    ],
    [
      'a ZIP with four more digits is the same ZIP',
      { ResultCode: 'Success' as const, Address: { ...found, PostalCode: '55408-1200' } },
      { outcome: 'verified', address: { ...entered, Street1: '100 Lake St' } },
    ],
    [
      'differs',
      { ResultCode: 'Success' as const, Address: { ...found, PostalCode: '55409' } },
      { outcome: 'differs', address: { ...entered, Street1: '100 Lake St', Zip: '55409' } },
    ],
    ['an error', { ResultCode: 'Error' as const, Address: null }, { outcome: 'failed' }],
    [
      'an error with an address',
      { ResultCode: 'Error' as const, Address: found },
      { outcome: 'failed' },
    ],
    ['a success without one', { ResultCode: 'Success' as const }, { outcome: 'failed' }],
  ])('%s', (_, answer, expected) => {
    expect(verificationOf(entered, answer)).toEqual(expected);
  });
});

describe('places of the maps service', () => {
  const part = (long_name: string, ...types: string[]) => ({
    long_name,
    short_name: long_name,
    types,
  });
  const state = {
    long_name: 'Minnesota',
    short_name: 'MN',
    types: ['administrative_area_level_1'],
  };
  const us = { long_name: 'United States', short_name: 'US', types: ['country', 'political'] };
  const street = [
    part('800', 'street_number'),
    { long_name: 'East 28th Street', short_name: 'E 28th St', types: ['route'] },
    part('Minneapolis', 'locality'),
    state,
    part('55407', 'postal_code'),
  ];

  it.each([
    [
      'a street address',
      { name: '800 E 28th St', address_components: [...street, us] },
      { Street1: '800 E 28th St', City: 'Minneapolis', State: 'MN', Zip: '55407', CompanyName: '' },
    ],
    [
      'a named place',
      { name: 'Lakes Hospital', address_components: [...street, us] },
      { CompanyName: 'Lakes Hospital' },
    ],
    [
      'a city',
      { name: 'Minneapolis', address_components: [part('Minneapolis', 'locality'), state, us] },
      null,
    ],
    [
      'abroad',
      {
        address_components: [
          ...street,
          { long_name: 'Canada', short_name: 'CA', types: ['country'] },
        ],
      },
      null,
    ],
    ['nothing', {}, null],
  ])('%s', (_, place, expected) => {
    const address = addressOfPlace(place);
    if (expected === null) expect(address).toBeNull();
    else expect(address).toMatchObject(expected);
  });

  it('become rows', () => {
    expect(suggestionOf({ place_id: 'p', description: '800 E 28th St, Minneapolis' })).toEqual({
      id: 'p',
      main: '800 E 28th St, Minneapolis',
      more: '',
    });
  });
});

describe('an address of the book', () => {
  const { Email: _e, StoreID: _s, ...fields } = ana;
  const body = { ...fields, Country: 'US', NickName: 'Ana, home' };

  it('comes back as it was written', () => {
    const written = ownAddress(bookAddressSchema.parse(body));
    expect(savedAddress({ ...written, ID: 'a-1' } as Parameters<typeof savedAddress>[0])).toEqual({
      id: 'a-1',
      address: { ...ana, NickName: 'Ana, home' },
    });
    expect(Object.keys(written).sort()).toEqual([
      'AddressName',
      'City',
      'CompanyName',
      'Country',
      'FirstName',
      'LastName',
      'Phone',
      'State',
      'Street1',
      'Street2',
      'Zip',
      'xp',
    ]);
  });

  it.each<[string, object]>([
    ['pickup', { AddressType: 'InStorePickUp' }],
    ['e-mail', { AddressType: 'Email' }],
    ['an unknown type', { AddressType: 'Moon' }],
    ['a nickname of sixteen', { NickName: 'a'.repeat(16) }],
    ['a hospital without its name', { AddressType: 'Hospital' }],
    ['an unknown key', { Billing: true }],
    ['an ID', { ID: 'x' }],
    ['xp', { xp: { CreditLimit: 1 } }],
    ['another country', { Country: 'CA' }],
    ['an unknown recipient', { Recipient: 'Doctor' }],
    ['a ZIP of four', { Zip: '5540' }],
  ])('is refused: %s', (_, change) => {
    expect(bookAddressSchema.safeParse({ ...body, ...change }).success).toBe(false);
  });

  it('is verified without the person', () => {
    expect(
      verifySchema.parse({
        Street1: ' 1  Main St ',
        City: 'Edina',
        State: 'MN',
        Zip: '55424-1000',
      }),
    ).toEqual({ Street1: '1 Main St', City: 'Edina', State: 'MN', Zip: '55424' });
  });

  it('without a kind or a nickname is a residence by its name', () => {
    expect(
      savedAddress({ ID: 'x', AddressName: 'Mum' } as Parameters<typeof savedAddress>[0]).address,
    ).toMatchObject({ AddressType: 'Residence', NickName: 'Mum', State: '' });
  });
});

describe('the form’s values', () => {
  it('are cleaned before they are checked', () => {
    expect(
      cleanDraft({
        ...ana,
        FirstName: ' Ana3 ',
        Zip: '55408-1234',
        Phone: '(612) 555-0101',
        Street1: ' 2817  Colfax ',
        NickName: ' Mum ',
      }),
    ).toEqual({
      ...ana,
      FirstName: 'Ana',
      Zip: '55408',
      Phone: '6125550101',
      Street1: '2817 Colfax',
      NickName: 'Mum',
    });
  });

  it.each([
    ['Residence', '', ''],
    ['Residence', 'Patient', ''],
    ['Hospital', '', 'Patient'],
    ['Hospital', 'Staff', 'Staff'],
    ['Church', '', 'Staff'],
    ['Church', 'Patient', 'Staff'],
    ['FuneralHome', '', 'InMemoryOf'],
    ['Cemetery', '', 'InMemoryOf'],
    ['School', '', ''],
  ])('ask at a %s, given %j, for %j', (AddressType, Recipient, expected) => {
    expect(cleanDraft({ ...ana, AddressType, Recipient }).Recipient).toBe(expected);
  });

  it('list every country once, the United States first', () => {
    const list = countries();
    expect([list[0], list.length, new Set(list.map(({ label }) => label)).size]).toEqual([
      { value: 'US', label: 'United States' },
      249,
      249,
    ]);
  });

  it.each([
    ['/checkout', '/checkout'],
    ['/account/address-book?x=1', '/account/address-book?x=1'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    ['', null],
    [undefined, null],
  ])('lead back to %s: %s', (path, expected) => {
    expect(ownPath(path)).toBe(expected);
  });
});
