import { readCsv } from '@/services/read-csv';
import { readOpeningBalances } from '@/services/ledgers/opening/opening-balance';

const header = 'Kind,Number,Balance,Pin,OwnerID,ExpirationDate,Active';
const faultsOf = (...lines: string[]) =>
  readOpeningBalances([header, ...lines].join('\n')).faults.map(
    ({ line, fault }) => `${line}: ${fault}`,
  );

describe('a CSV text', () => {
  it.each([
    [
      'plain',
      'a,b\nc,d',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'line ends of Windows, and one at the end',
      'a,b\r\nc,d\r\n',
      [
        [1, 'a', 'b'],
        [2, 'c', 'd'],
      ],
    ],
    [
      'empty lines',
      'a\n\n  \nb',
      [
        [1, 'a'],
        [4, 'b'],
      ],
    ],
    ['spaces around fields', ' a , b ', [[1, 'a', 'b']]],
    ['empty fields', ',\na,', [[2, 'a', '']]],
    [
      'quotes',
      '"a,1","say ""b""","two\nlines"\nc',
      [
        [1, 'a,1', 'say "b"', 'two\nlines'],
        [3, 'c'],
      ],
    ],
    ['a mark of the byte order', '\uFEFFa', [[1, 'a']]],
    ['nothing', '', []],
  ])('%s', (_, text, records) => {
    const read = readCsv(text);
    expect(read.ok && read.value.map(({ line, fields }) => [line, ...fields])).toEqual(records);
  });

  it.each([
    ['a quote that is never closed', 'a\n"b', 2],
    ['text behind a quote', '"a"b', 1],
    ['a quote within a field', 'a\nb\nc"d', 3],
  ])('is refused with its line: %s', (_, text, line) => {
    expect(readCsv(text)).toEqual({ ok: false, error: line });
  });
});

describe('opening balances', () => {
  it('are read with what each kind needs', () => {
    const { balances, faults } = readOpeningBalances(
      [
        header,
        'gift-card,6006490000000112,50,44 17,,,',
        'gift-card,6006490000000120,0.29,,,2027-08-31,no',
        'purple-perks,7700204417,37.5,,demo-loyal,2027-08-31,yes',
        'charge-account,CH-30417,1887.60,,demo-charge,,',
      ].join('\n'),
    );
    expect(faults).toEqual([]);
    const usual = { pin: null, ownerID: null, expiresOn: null, active: true };
    expect(balances).toEqual([
      {
        ...usual,
        line: 2,
        kind: 'gift-card',
        number: '6006490000000112',
        cents: 5000,
        pin: '4417',
      },
      {
        ...usual,
        line: 3,
        kind: 'gift-card',
        number: '6006490000000120',
        cents: 29,
        expiresOn: '2027-08-31',
        active: false,
      },
      {
        ...usual,
        line: 4,
        kind: 'purple-perks',
        number: '7700204417',
        cents: 3750,
        ownerID: 'demo-loyal',
        expiresOn: '2027-08-31',
      },
      {
        ...usual,
        line: 5,
        kind: 'charge-account',
        number: 'CH-30417',
        cents: 188_760,
        ownerID: 'demo-charge',
      },
    ]);
  });

  it('have columns in any order, and only those that are needed', () => {
    const { balances } = readOpeningBalances('Balance,Number,Kind\n5,60064900,gift-card');
    expect(balances).toMatchObject([{ cents: 500, number: '60064900', kind: 'gift-card' }]);
  });

  it.each([
    ['no text', '', /empty/],
    ['a column that is missing', 'Kind,Number\ngift-card,60064900', /not name Balance/],
    ['a column nobody knows', `${header},Notes\n`, /"Notes"/],
    ['a column twice', 'Kind,Number,Balance,Kind\n', /twice/],
    ['a quote out of place', 'Kind,"Number,Balance', /quote/],
  ])('are not read at all with %s', (_, text, fault) => {
    const { balances, faults } = readOpeningBalances(text);
    expect([balances, faults.length, faults[0]?.line]).toEqual([[], 1, 1]);
    expect(faults[0]?.fault).toMatch(fault);
  });

  it.each([
    ['kind', 'giftcard,60064900,5,,,,', /^2: Kind "giftcard"/],
    ['letters in a number', 'gift-card,6006490A,5,,,,', /8 to 19 digits/],
    ['a short number', 'purple-perks,7700204,5,,loyal,,', /8 to 19 digits/],
    ['signs in the number of a charge account', 'charge-account,CH/1,5,,demo,,', /hyphens/],
    ['a number like a payment card’s', 'gift-card,4111111111111111,5,,,,', /payment card/],
    ['a balance below nothing', 'gift-card,60064900,-5,,,,', /not dollars/],
    ['a third of a cent', 'gift-card,60064900,5.333,,,,', /not dollars/],
    ['a sign of the currency', 'gift-card,60064900,$5,,,,', /not dollars/],
    ['no balance', 'gift-card,60064900,,,,,', /not dollars/],
    ['a great balance', 'gift-card,60064900,1000000.01,,,,', /million/],
    ['a PIN for perks', 'purple-perks,7700204417,5,1234,loyal,,', /Pin is for gift cards/],
    ['a PIN with signs', 'gift-card,60064900,5,12*4,,,', /letters and digits/],
    ['a PIN that is long', 'gift-card,60064900,5,123456789012345678901,,,', /letters and digits/],
    ['an owner of a gift card', 'gift-card,60064900,5,,loyal,,', /not for gift cards/],
    ['perks of nobody', 'purple-perks,7700204417,5,,,,', /OwnerID is missing/],
    ['a charge account of nobody', 'charge-account,CH-1,5,,,,', /OwnerID is missing/],
    ['an owner that is no ID', 'charge-account,CH-1,5,,a b,,', /no ID/],
    ['a day that is none', 'gift-card,60064900,5,,,2027-02-30,', /no day/],
    ['a day as people write it', 'gift-card,60064900,5,,,8/31/2027,', /no day/],
    ['another word for active', 'gift-card,60064900,5,,,,true', /neither yes nor no/],
    ['too few fields', 'gift-card,60064900', /has 2 fields, the first line 7/],
  ])('name what is wrong with a line: %s', (_, line, fault) => {
    expect(faultsOf(line)).toEqual([expect.stringMatching(fault)]);
  });

  it('name every line that is wrong, also accounts and owners that are there twice', () => {
    expect(
      faultsOf(
        'gift-card,60064900,5,,,,',
        'gift-card,60064900,5,,,,',
        'purple-perks,60064900,5,,loyal,,',
        'nothing,1,1,,,,',
        'purple-perks,7700204417,5,,loyal,,',
        'charge-account,CH-1,5,,loyal,,',
      ),
    ).toEqual([
      '3: Number is that of line 2',
      expect.stringMatching(/^5: Kind "nothing"/),
      '6: OwnerID is that of line 4',
    ]);
  });
});
