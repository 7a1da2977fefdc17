/** A ZIP beyond the vans' reach, with the middle of its city. */
interface FartherCity {
  city: string;
  state: string;
  zip: string;
  location: { lat: number; lng: number };
}

const cities: readonly (readonly [
  city: string,
  state: string,
  zip: string,
  lat: number,
  lng: number,
])[] = [
  ['Rochester', 'MN', '55901', 44.0234, -92.463],
  ['Duluth', 'MN', '55802', 46.7867, -92.1005],
  ['St Cloud', 'MN', '56301', 45.5579, -94.1632],
  ['Mankato', 'MN', '56001', 44.1636, -93.9994],
  ['Hudson', 'WI', '54016', 44.9747, -92.7569],
  ['Eau Claire', 'WI', '54701', 44.8113, -91.4985],
  ['Fargo', 'ND', '58102', 46.8772, -96.7898],
  ['Sioux Falls', 'SD', '57104', 43.5446, -96.7311],
  ['Des Moines', 'IA', '50309', 41.5868, -93.625],
  ['Chicago', 'IL', '60601', 41.8858, -87.6229],
];

/** Where those who live farther away ask from. */
export const fartherCities: readonly FartherCity[] = cities.map(([city, state, zip, lat, lng]) => ({
  city,
  state,
  zip,
  location: { lat, lng },
}));
