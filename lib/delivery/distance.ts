/** A place on earth in decimal degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** The place that a vendor's record names; `null` for what names none. */
export function latLngOf(value: unknown): LatLng | null {
  const { lat, lng } = (value ?? {}) as { lat?: unknown; lng?: unknown };
  return isDegrees(lat) && isDegrees(lng) ? { lat, lng } : null;
}

function isDegrees(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

const earthRadiusMiles = 3958.8;

/** Great-circle distance in miles, to one decimal (specification A9). */
export function milesBetween(from: LatLng, to: LatLng): number {
  const halfLat = radians(to.lat - from.lat) / 2;
  const halfLng = radians(to.lng - from.lng) / 2;
  const a =
    Math.sin(halfLat) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(halfLng) ** 2;
  const miles = 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(a)));
  return Math.round(miles * 10) / 10;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
