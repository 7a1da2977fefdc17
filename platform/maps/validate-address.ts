import { randomUUID } from 'node:crypto';
import { streetLine, type LookedUp } from './look-up';
import { formattedAddress, placeID, pointOf } from './shapes';

/** The answer of Google's Address Validation API about an address that was looked up. */
export function validation(looked: LookedUp, written: readonly string[]): object {
  const { door, town, box, unit, replaced } = looked;
  const place = door ?? town;
  if (!place || (!door && !box))
    return {
      result: {
        verdict: {
          inputGranularity: 'OTHER',
          validationGranularity: 'OTHER',
          geocodeGranularity: 'OTHER',
          hasUnconfirmedComponents: true,
          possibleNextAction: 'FIX',
        },
        address: {
          formattedAddress: written.join(', '),
          postalAddress: { regionCode: 'US', languageCode: 'en', addressLines: written },
          missingComponentTypes: [],
          unconfirmedComponentTypes: ['street_number', 'route'],
          unresolvedTokens: written,
        },
        metadata: {},
      },
      responseId: randomUUID(),
    };
  const { city, state, zip } = place.place;
  const first = [box ? `PO Box ${box}` : streetLine(place), unit].filter(Boolean).join(' ');
  const granularity = box ? 'OTHER' : unit ? 'SUB_PREMISE' : 'PREMISE';
  const { lat, lng } = pointOf(place);
  return {
    result: {
      verdict: {
        inputGranularity: granularity,
        validationGranularity: granularity,
        geocodeGranularity: 'PREMISE',
        addressComplete: true,
        ...(replaced.length > 0 ? { hasReplacedComponents: true } : {}),
        possibleNextAction: replaced.length > 0 ? 'CONFIRM' : 'ACCEPT',
      },
      address: {
        formattedAddress: formattedAddress(place),
        postalAddress: {
          regionCode: 'US',
          languageCode: 'en',
          postalCode: `${zip}-1234`,
          administrativeArea: state,
          locality: city,
          addressLines: [first],
        },
        addressComponents: [
          ...parts([
            ['route', place.place.street],
            ['street_number', place.house === null ? '' : String(place.house)],
            ['subpremise', unit],
          ]),
          ...parts(
            [
              ['locality', city],
              ['administrative_area_level_1', state],
              ['postal_code', zip],
            ],
            replaced,
          ),
        ],
      },
      geocode: { location: { latitude: lat, longitude: lng }, placeId: placeID(place) },
      metadata: box ? { poBox: true } : {},
      uspsData: {
        standardizedAddress: {
          firstAddressLine: first.toUpperCase(),
          cityStateZipAddressLine: `${city} ${state} ${zip}-1234`.toUpperCase(),
          city: city.toUpperCase(),
          state,
          zipCode: zip,
          zipCodeExtension: '1234',
        },
        dpvConfirmation: 'Y',
      },
    },
    responseId: randomUUID(),
  };
}

function parts(named: readonly [type: string, text: string][], replaced: readonly string[] = []) {
  return named
    .filter(([, text]) => text !== '')
    .map(([componentType, text]) => ({
      componentName: { text },
      componentType,
      confirmationLevel: 'CONFIRMED',
      ...(replaced.includes(componentType) ? { replaced: true } : {}),
    }));
}
