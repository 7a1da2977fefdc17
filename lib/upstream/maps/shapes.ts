/** An address as the maps service gives it: the legacy interface's shape, into which the new one's is brought. */
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
