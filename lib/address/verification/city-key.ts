/** A city's name for comparing: letters only, small, `Saint Paul` and `St. Paul` the same. */
export function cityKey(city: string): string {
  return city
    .trim()
    .toLowerCase()
    .replace(/^(saint|st\.?) /, 'st ')
    .replace(/[^\p{L} ]/gu, '')
    .replace(/\s+/g, ' ');
}
