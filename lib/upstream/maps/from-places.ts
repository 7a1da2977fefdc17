import { z } from 'zod';
import type { MapsPlace, MapsPrediction } from './shapes';

/** A text of the Places API (New). */
const placeText = z.object({ text: z.string().optional() }).optional();

/** The response of `places:autocomplete`; an empty object when nothing was found. */
export const newSuggestionsSchema = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string().optional(),
            text: placeText,
            structuredFormat: z
              .object({ mainText: placeText, secondaryText: placeText })
              .optional(),
          })
          .optional(),
      }),
    )
    .optional(),
});
type NewSuggestions = z.output<typeof newSuggestionsSchema>;

/** A place in that interface, with the fields the shop requests. */
export const newPlaceSchema = z.object({
  id: z.string().optional(),
  displayName: placeText,
  formattedAddress: z.string().optional(),
  addressComponents: z
    .array(
      z.object({
        longText: z.string().optional(),
        shortText: z.string().optional(),
        types: z.array(z.string()).optional(),
      }),
    )
    .optional(),
  location: z
    .object({ latitude: z.number().optional(), longitude: z.number().optional() })
    .optional(),
});
type NewPlace = z.output<typeof newPlaceSchema>;

/** The most types that the new interface accepts at once. */
const mostTypes = 5;

/** Types of the legacy interface that are more than one in the new one, which goes by the first type of a place alone: an elementary school is no `school` there. */
const newTypes: Readonly<Record<string, readonly string[]>> = {
  address: ['street_address', 'premise', 'subpremise', 'route'],
  school: ['school', 'preschool', 'primary_school', 'secondary_school', 'university'],
};

/** Types of a place search as the new interface takes them. */
export function primaryTypes(types: readonly string[]): string[] {
  return types.flatMap((type) => newTypes[type] ?? [type]).slice(0, mostTypes);
}

/** Suggestions of the new interface in the legacy shape; those without a place are left out. */
export function fromNewSuggestions({ suggestions = [] }: NewSuggestions): MapsPrediction[] {
  return suggestions.flatMap(({ placePrediction: found }): MapsPrediction[] => {
    const description = found?.text?.text ?? '';
    if (!found?.placeId || description === '') return [];
    const { mainText, secondaryText } = found.structuredFormat ?? {};
    return [
      {
        place_id: found.placeId,
        description,
        structured_formatting: { main_text: mainText?.text, secondary_text: secondaryText?.text },
      },
    ];
  });
}

/** A place of the new interface in the legacy shape. */
export function fromNewPlace(place: NewPlace): MapsPlace {
  const { latitude: lat, longitude: lng } = place.location ?? {};
  return {
    place_id: place.id,
    name: place.displayName?.text,
    formatted_address: place.formattedAddress,
    address_components: (place.addressComponents ?? []).map(({ longText, shortText, types }) => ({
      long_name: longText ?? '',
      short_name: shortText ?? longText ?? '',
      types: types ?? [],
    })),
    ...(lat !== undefined && lng !== undefined ? { geometry: { location: { lat, lng } } } : {}),
  };
}
