import { fromAvalara, fromGoogle } from '@/services/app-api/address/from-vendors';
import { notFound } from '@/services/app-api/address/validate-address';

const written = {
  line1: '100 west lake street',
  line2: '',
  city: 'minneapolis',
  state: 'MN',
  zip: '55408',
};
const success = (more: Record<string, string> = {}) => ({
  ResultCode: 'Success',
  Address: {
    Line1: '100 W Lake St',
    Line2: '',
    City: 'Minneapolis',
    Region: 'MN',
    PostalCode: '55408',
    Country: 'US',
    ...more,
  },
});

describe('an answer of Google’s', () => {
  const postalAddress = {
    addressLines: ['100 W Lake St'],
    locality: 'Minneapolis',
    administrativeArea: 'MN',
    postalCode: '55408-2953',
  };
  const answer = (
    verdict: Record<string, unknown>,
    { postal = {}, usps = {} }: { postal?: object; usps?: object } = {},
  ) => ({
    result: {
      verdict,
      address: { postalAddress: { ...postalAddress, ...postal } },
      uspsData: usps,
    },
  });
  const accepted = { validationGranularity: 'PREMISE', possibleNextAction: 'ACCEPT' };

  it.each<[string, object, string, unknown]>([
    ['a building', answer(accepted), '', success()],
    ['a unit of it', answer({ ...accepted, validationGranularity: 'SUB_PREMISE' }), '', success()],
    [
      'a building whose ZIP was replaced',
      answer({ ...accepted, possibleNextAction: 'CONFIRM' }, { postal: { postalCode: '55409' } }),
      '',
      success({ PostalCode: '55409' }),
    ],
    [
      'an older answer without an action',
      answer({ validationGranularity: 'PREMISE' }),
      '',
      success(),
    ],
    [
      'a post office box, which only the postal service knows',
      answer(
        { validationGranularity: 'OTHER', possibleNextAction: 'FIX' },
        { postal: { addressLines: ['PO Box 12'] }, usps: { dpvConfirmation: 'Y' } },
      ),
      '',
      success({ Line1: 'PO Box 12' }),
    ],
    [
      'a house whose unit is missing',
      answer(
        { ...accepted, possibleNextAction: 'CONFIRM_ADD_SUBPREMISES' },
        { usps: { dpvConfirmation: 'D' } },
      ),
      '',
      success(),
    ],
    [
      'a door the postal service does not deliver to',
      answer(accepted, { usps: { dpvConfirmation: 'N' } }),
      '',
      success(),
    ],
    [
      'only the street',
      answer({ validationGranularity: 'ROUTE', possibleNextAction: 'CONFIRM' }),
      '',
      notFound,
    ],
    ['something to mend', answer({ ...accepted, possibleNextAction: 'FIX' }), '', notFound],
    [
      'a unit written in a line of its own, which Google joins to the street',
      answer(accepted, { postal: { addressLines: ['100 W Lake St APT 4'] } }),
      'Apt 4',
      success({ Line2: 'Apt 4' }),
    ],
    [
      'such a unit with its sign',
      answer(accepted, { postal: { addressLines: ['100 W Lake St #4'] } }),
      'Unit 4',
      success({ Line2: 'Unit 4' }),
    ],
    [
      'a unit written in the street’s line',
      answer(accepted, { postal: { addressLines: ['100 W Lake St Apt 4'] } }),
      '',
      success({ Line1: '100 W Lake St Apt 4' }),
    ],
    [
      'a unit, where the line of its own says something else',
      answer(accepted, { postal: { addressLines: ['100 W Lake St APT 4'] } }),
      'c/o Miller',
      success({ Line1: '100 W Lake St Apt 4', Line2: 'C/o Miller' }),
    ],
    [
      'a unit that the line of its own names among other words',
      answer(accepted, { postal: { addressLines: ['100 W Lake St # 4b'] } }),
      'c/o Miller, Apartment 4B',
      success({ Line2: 'C/o Miller Apt 4b' }),
    ],
    [
      'another unit than was written',
      answer(accepted, { postal: { addressLines: ['100 W Lake St Apt 40'] } }),
      'Apt 4',
      success({ Line2: 'Apt 4' }),
    ],
    ['no verdict', answer({}), '', null],
    ['nothing at all', {}, '', null],
    ['no street', answer(accepted, { postal: { addressLines: [] } }), '', null],
    ['no city', answer(accepted, { postal: { locality: undefined } }), '', null],
    ['a ZIP of another state', answer(accepted, { postal: { postalCode: '60601' } }), '', null],
    ['a ZIP that is none', answer(accepted, { postal: { postalCode: '554' } }), '', null],
    [
      'a state that is none',
      answer(accepted, { postal: { administrativeArea: 'Minnesota' } }),
      '',
      null,
    ],
    [
      'an endless line',
      answer(accepted, { postal: { addressLines: ['1 '.repeat(80)] } }),
      '',
      null,
    ],
  ])('with %s', (_, given, line2, expected) => {
    expect(fromGoogle(given, { ...written, line2 })).toEqual(expected);
  });
});

describe('an answer of AvaTax', () => {
  const found = {
    line1: '100 W LAKE ST',
    line2: '',
    city: 'MINNEAPOLIS',
    region: 'MN',
    postalCode: '55408-2953',
  };
  const answer = (change: object = {}, more: object = {}) => ({
    validatedAddresses: [{ ...found, ...change }],
    resolutionQuality: 'Rooftop',
    ...more,
  });

  it.each<[string, object, string, unknown]>([
    ['an address in capitals', answer(), '', success()],
    [
      'one in mixed letters',
      answer({ line1: '100 W Lake St', city: 'Minneapolis' }),
      '',
      success(),
    ],
    ['another ZIP', answer({ postalCode: '55409' }), '', success({ PostalCode: '55409' })],
    [
      'the unit in its second line',
      answer({ line2: 'APT 4' }),
      'apt 4',
      success({ Line2: 'Apt 4' }),
    ],
    [
      'the unit in its second line and what else was written in its third',
      answer({ line2: 'APT 4', line3: 'C/O MILLER' }),
      'c/o Miller',
      success({ Line1: '100 W Lake St Apt 4', Line2: 'C/o Miller' }),
    ],
    ['a warning', answer({}, { messages: [{ severity: 'Warning' }] }), '', success()],
    ['an error', answer({}, { messages: [{ severity: 'Error' }] }), '', notFound],
    ['an exception', answer({}, { messages: [{ severity: 'Exception' }] }), '', notFound],
    ['no place', answer({}, { resolutionQuality: 'NotCoded' }), '', notFound],
    ['no address', { validatedAddresses: [] }, '', notFound],
    ['nothing at all', {}, '', null],
    ['no street', answer({ line1: '' }), '', null],
    ['a ZIP of another state', answer({ region: 'IL' }), '', null],
  ])('with %s', (_, given, line2, expected) => {
    const standard = line2 === 'apt 4' ? { ...written, line2: 'Apt 4' } : { ...written, line2 };
    expect(fromAvalara(given, standard)).toEqual(expected);
  });

  it('with a building from the street’s line and a unit from its own loses neither', () => {
    const both = { ...written, line1: '100 west lake street bldg 2', line2: 'Apt 4' };
    expect(fromAvalara(answer({ line2: 'BLDG 2 APT 4' }), both)).toEqual(
      success({ Line1: '100 W Lake St Bldg 2', Line2: 'Apt 4' }),
    );
  });
});
