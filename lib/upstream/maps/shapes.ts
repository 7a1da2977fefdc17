import { z } from 'zod';

/** An address in the legacy interface's shape, into which the new interface's are converted. */
export const placeSchema = z.object({
  place_id: z.string().optional(),
  formatted_address: z.string().optional(),
  name: z.string().optional(),
  address_components: z
    .array(z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }))
    .optional(),
  geometry: z
    .object({ location: z.object({ lat: z.number(), lng: z.number() }).optional() })
    .optional(),
});
export type MapsPlace = z.output<typeof placeSchema>;

/** A suggestion for an address that is being typed. */
export const predictionSchema = z.object({
  place_id: z.string(),
  description: z.string(),
  structured_formatting: z
    .object({ main_text: z.string().optional(), secondary_text: z.string().optional() })
    .optional(),
});
export type MapsPrediction = z.output<typeof predictionSchema>;

/** What a search for places is limited to. */
export interface PlaceSearch {
  types: readonly string[];
  usOnly: boolean;
}
