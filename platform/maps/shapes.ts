import type { FoundPlace } from './find';
import { atNumber, type Point } from './places';

const stateNames: Record<string, string> = {
  MN: 'Minnesota',
  WI: 'Wisconsin',
  ND: 'North Dakota',
  SD: 'South Dakota',
  IA: 'Iowa',
  IL: 'Illinois',
};

/** ID of a found place: a street's carries the house number. */
export function placeID({ place, house }: FoundPlace): string {
  return house === null ? place.id : `${place.id}-at-${house}`;
}

/** Its address in one line, as the vendor writes it. */
export function formattedAddress({ place, house }: FoundPlace): string {
  const street =
    place.kind === 'street'
      ? [house, place.street].filter((part) => part !== null).join(' ')
      : place.street;
  return [street, place.city, `${place.state} ${place.zip}`, 'USA']
    .filter((part) => part !== '')
    .join(', ');
}

/** Where it lies: a house on a street at its number's point. */
export function pointOf({ place, house }: FoundPlace): Point {
  return house === null ? place.location : atNumber(place.location, house);
}

/** What kind of place it is, in the vendor's words. */
export function typesOf({ place, house }: FoundPlace): string[] {
  if (place.kind === 'named') return [...(place.types ?? [])];
  if (place.kind === 'city') return ['postal_code'];
  return house === null ? ['route'] : ['street_address'];
}

/** The parts of its address. */
export function addressComponents(
  found: FoundPlace,
): { long_name: string; short_name: string; types: string[] }[] {
  const { place } = found;
  const [number, route] =
    place.kind === 'named'
      ? [place.street.split(' ')[0] ?? '', place.street.split(' ').slice(1).join(' ')]
      : [found.house === null ? '' : String(found.house), place.street];
  const parts: [long: string, short: string, types: string[]][] = [
    [number, number, ['street_number']],
    [route, route, ['route']],
    [place.city, place.city, ['locality', 'political']],
    [
      stateNames[place.state] ?? place.state,
      place.state,
      ['administrative_area_level_1', 'political'],
    ],
    ['United States', 'US', ['country', 'political']],
    [place.zip, place.zip, ['postal_code']],
  ];
  return parts
    .filter(([long]) => long !== '')
    .map(([long_name, short_name, types]) => ({ long_name, short_name, types }));
}
