const longest = 10;

/** A ZIP or postal code of any country as it is kept: capitals, single spaces, at most ten characters. */
export function cleanPostalCode(input: string): string {
  return input.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim().slice(0, longest);
}

/** Whether a cleaned text can be a postal code: five digits, ZIP+4, or three to ten letters and digits with a digit among them. */
export function isPostalCode(code: string): boolean {
  if (/^\d+(-\d*)?$/.test(code)) return /^(\d{4,7}|\d{5}-\d{4})$/.test(code);
  return /^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/.test(code) && /\d/.test(code);
}
