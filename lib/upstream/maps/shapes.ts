/** An address in the legacy interface's shape, into which the new interface's are converted. */
export interface MapsPlace {
  place_id?: string;
  formatted_address?: string;
  name?: string;
  address_components?: { long_name: string; short_name: string; types: string[] }[];
  geometry?: { location?: { lat: number; lng: number } };
}

/** A suggestion for an address that is being typed. */
export interface MapsPrediction {
  place_id: string;
  description: string;
  structured_formatting?: { main_text?: string; secondary_text?: string };
}

/** What a search for places is limited to. */
export interface PlaceSearch {
  types: readonly string[];
  usOnly: boolean;
}
