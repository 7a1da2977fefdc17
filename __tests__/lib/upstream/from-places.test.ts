import { addressOfPlace, suggestionOf } from '@/lib/address/verification/suggest.server';
import { destinationTypes } from '@/lib/address/destination-types';
import { fromNewPlace, fromNewSuggestions, primaryTypes } from '@/lib/upstream/maps/from-places';

describe('types of a place search', () => {
  it.each([
    [['address'], ['street_address', 'premise', 'subpremise', 'route']],
    [['establishment'], ['establishment']],
    [['funeral_home'], ['funeral_home']],
    [['school'], ['school', 'preschool', 'primary_school', 'secondary_school', 'university']],
    [
      ['address', 'school', 'church'],
      ['street_address', 'premise', 'subpremise', 'route', 'school'],
    ],
    [[], []],
  ])('%j are %j there', (types, expected) => {
    expect(primaryTypes(types)).toEqual(expected);
  });

  it('are at most five and never the legacy one, for every destination', () => {
    for (const { placeSearch } of destinationTypes) {
      const types = primaryTypes(placeSearch?.types ?? []);
      expect([types.length <= 5, types.includes('address')]).toEqual([true, false]);
    }
  });
});

describe('suggestions', () => {
  const text = { text: '2817 Colfax Ave S, Minneapolis, MN, USA' };
  it.each([
    ['an answer without any', {}, []],
    [
      'one with its two lines',
      {
        suggestions: [
          {
            placePrediction: {
              placeId: 'p1',
              text,
              structuredFormat: {
                mainText: { text: '2817 Colfax Ave S' },
                secondaryText: { text: 'Minneapolis, MN, USA' },
              },
            },
          },
        ],
      },
      [{ id: 'p1', main: '2817 Colfax Ave S', more: 'Minneapolis, MN, USA' }],
    ],
    [
      'one without lines',
      { suggestions: [{ placePrediction: { placeId: 'p1', text } }] },
      [{ id: 'p1', main: text.text, more: '' }],
    ],
    [
      'queries, and places without ID or text',
      {
        suggestions: [
          { queryPrediction: { text: { text: 'colfax pizza' } } },
          { placePrediction: { text } },
          { placePrediction: { placeId: 'p2' } },
        ],
      },
      [],
    ],
  ])('%s', (_, answer, expected) => {
    expect(fromNewSuggestions(answer).map(suggestionOf)).toEqual(expected);
  });
});

describe('the address of a place', () => {
  const part = (type: string, shortText: string, longText = shortText) => ({
    longText,
    shortText,
    types: [type, 'political'],
  });
  const parts = [
    part('street_number', '2817'),
    part('route', 'Colfax Ave S', 'Colfax Avenue South'),
    part('locality', 'Minneapolis'),
    part('administrative_area_level_1', 'MN', 'Minnesota'),
    part('country', 'US', 'United States'),
    part('postal_code', '55408'),
  ];
  const address = {
    Street1: '2817 Colfax Ave S',
    Street2: '',
    City: 'Minneapolis',
    State: 'MN',
    Zip: '55408',
    CompanyName: '',
  };
  it.each([
    ['a house', { addressComponents: parts, displayName: { text: '2817 Colfax Ave S' } }, address],
    [
      'a business',
      { addressComponents: parts, displayName: { text: 'Abbott Northwestern' } },
      { ...address, CompanyName: 'Abbott Northwestern' },
    ],
    [
      'a part with one text only',
      {
        addressComponents: [...parts.slice(1), { longText: '2817', types: ['street_number'] }],
      },
      address,
    ],
    ['a place without a street', { addressComponents: parts.slice(2) }, null],
    [
      'a place elsewhere',
      { addressComponents: [...parts.slice(0, 4), part('country', 'CA')] },
      null,
    ],
    ['a place without parts', { id: 'p1' }, null],
  ])('%s', (_, place, expected) => {
    expect(addressOfPlace(fromNewPlace(place))).toEqual(expected);
  });

  it('keeps where it lies, where that is told', () => {
    expect(fromNewPlace({ location: { latitude: 44.9, longitude: -93.2 } }).geometry).toEqual({
      location: { lat: 44.9, lng: -93.2 },
    });
    expect(fromNewPlace({}).geometry).toBeUndefined();
  });
});
