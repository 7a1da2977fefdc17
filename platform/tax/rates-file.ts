/** A ZIP as the tax service knows it. Rates in percent. */
export interface TaxedPlace {
  zip: string;
  state: string;
  county: string;
  city: string;
  statePercent: number;
  totalPercent: number;
}

const columns = [
  'ZIP_CODE',
  'STATE_ABBREV',
  'COUNTY_NAME',
  'CITY_NAME',
  'STATE_SALES_TAX',
  'STATE_USE_TAX',
  'COUNTY_SALES_TAX',
  'COUNTY_USE_TAX',
  'CITY_SALES_TAX',
  'CITY_USE_TAX',
  'TOTAL_SALES_TAX',
  'TOTAL_USE_TAX',
  'TAX_SHIPPING_ALONE',
  'TAX_SHIPPING_AND_HANDLING_TOGETHER',
];

/** AvaTax's file of rates by ZIP: CSV with the documented columns, a row per place, of one state (`region`) or of all. What is above the state's rate is the city's. */
export function ratesFile(places: readonly TaxedPlace[], region: string): string {
  const share = (percent: number) => (percent / 100).toFixed(6);
  const rows = places
    .filter(({ state }) => region === '' || state === region.toUpperCase())
    .map(({ zip, state, county, city, statePercent, totalPercent }) => {
      const [own, rest, total] = [statePercent, totalPercent - statePercent, totalPercent];
      const shares = [own, own, 0, 0, rest, rest, total, total].map(share);
      return [zip, state, county.toUpperCase(), city.toUpperCase(), ...shares, 'Y', 'Y'];
    });
  return [columns, ...rows].map((fields) => fields.map(quoted).join(',')).join('\r\n') + '\r\n';
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
