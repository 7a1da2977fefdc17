/** A point in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Somewhere the service knows: a place with a name, a city with its ZIPs, or a street within a city. */
export interface Place {
  id: string;
  kind: 'named' | 'city' | 'street';
  /** What kinds of place a named one is, the first its main one. */
  types?: readonly string[];
  /** What it is called: its name, the city, the street. */
  name: string;
  /** House number and street of a place with a name. */
  street: string;
  city: string;
  state: string;
  zip: string;
  location: Point;
}

type Town = Pick<Place, 'city' | 'state' | 'zip' | 'location'>;

/** What the maps service is stocked with. */
export interface MapStock {
  /** Shops, and other places with a name. */
  named: (Omit<Place, 'kind'> & { types: readonly string[] })[];
  /** One row per ZIP. */
  cities: Town[];
  /** The same, without streets. */
  towns?: Town[];
}

/** Streets that every city of the region has: numbers run through all of them. */
const streets = [
  'Lyndale Ave',
  'Nicollet Ave',
  'Hennepin Ave',
  'Lake St',
  'Grand Ave',
  'Summit Ave',
  'University Ave',
  'Main St',
  'Maple St',
  'Oak St',
  'Elm St',
  'Cedar Ave',
  'Portland Ave',
  'Park Ave',
  'France Ave',
  'Penn Ave',
  'Xerxes Ave',
  'Minnehaha Pkwy',
  'River Rd',
  'Lakeview Dr',
  'Garden Ln',
  'Orchard Rd',
  'Highland Pkwy',
  'Valley View Rd',
  'Washington Ave',
  'Jefferson St',
  'Lincoln Ave',
  'Franklin Ave',
  '1st St',
  '2nd St',
  '3rd Ave',
  '50th St',
];

/** Every place by its ID: those with a name, ZIPs, and the streets of each ZIP laid around its middle. */
export function placesOf({ named, cities, towns = [] }: MapStock): Map<string, Place> {
  const places: Place[] = named.map((place) => ({ ...place, kind: 'named' }));
  for (const { city, state, zip, location } of [...cities, ...towns])
    places.push({
      id: `zip-${zip}`,
      kind: 'city',
      name: city,
      street: '',
      city,
      state,
      zip,
      location,
    });
  for (const { city, state, zip, location } of cities) {
    streets.forEach((name, index) =>
      places.push({
        id: `street-${zip}-${index}`,
        kind: 'street',
        name,
        street: name,
        city,
        state,
        zip,
        location: around(location, index),
      }),
    );
  }
  return new Map(places.map((place) => [place.id, place]));
}

/** A point within about a mile of another, the same for the same number. */
function around({ lat, lng }: Point, index: number): Point {
  const angle = index * 2.399963;
  const degrees = 0.002 + 0.012 * (index / streets.length);
  return {
    lat: round(lat + degrees * Math.sin(angle)),
    lng: round(lng + degrees * Math.cos(angle) * 1.4),
  };
}

/** A point along a street, by its house number. */
export function atNumber({ lat, lng }: Point, house: number): Point {
  return { lat: round(lat + ((house % 1000) / 1000 - 0.5) * 0.004), lng };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
