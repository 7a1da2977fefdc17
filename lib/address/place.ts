import type { MapsPlace, MapsPrediction } from '@/lib/upstream/maps/client';
import { isStateCode } from './states';
import type { PlaceSuggestion, PostalAddress } from './draft';

/** A place of the maps service as an address; `null` when it has no street, or lies outside the US. The unit is never known. */
export function addressOfPlace(place: MapsPlace): (PostalAddress & { CompanyName: string }) | null {
  const part = (type: string, short = false) => {
    const found = place.address_components?.find(({ types }) => types.includes(type));
    return (short ? found?.short_name : found?.long_name) ?? '';
  };
  const Street1 = [part('street_number'), part('route', true)].filter(Boolean).join(' ');
  const State = part('administrative_area_level_1', true);
  if (!Street1 || part('country', true) !== 'US' || !isStateCode(State)) return null;
  const named = place.name && !Street1.startsWith(place.name.split(' ')[0] ?? '') ? place.name : '';
  return {
    Street1,
    Street2: '',
    City: part('locality') || part('sublocality') || part('postal_town'),
    State,
    Zip: part('postal_code').slice(0, 5),
    CompanyName: named,
  };
}

/** A prediction as a row of the list. */
export function suggestionOf({
  place_id: id,
  description,
  structured_formatting: shown,
}: MapsPrediction): PlaceSuggestion {
  return { id, main: shown?.main_text ?? description, more: shown?.secondary_text ?? '' };
}
