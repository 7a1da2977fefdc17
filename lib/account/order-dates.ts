import { chicagoDate } from '@/lib/core/chicago-time';

const short = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const long = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** The Chicago day of an ISO instant; a plain day stays as it is. Empty for what is no date. */
function parts(iso: string): [year: string, month: number, day: string] | null {
  const day = /^\d{4}-\d\d-\d\d$/.test(iso) ? iso : Number.isNaN(Date.parse(iso)) ? null : chicagoDate(new Date(iso));
  return day ? [day.slice(0, 4), Number(day.slice(5, 7)), day.slice(8)] : null;
}

/** Medium date of order details: `May 5, 2026` (001 §9). */
export function mediumDate(iso: string): string {
  const found = parts(iso);
  return found ? `${short[found[1] - 1]} ${Number(found[2])}, ${found[0]}` : '';
}

/** Date of collapsed rows, MMMM-DD-YYYY: `May-05-2026` (001 §9). */
export function rowDate(iso: string): string {
  const found = parts(iso);
  return found ? `${long[found[1] - 1]}-${found[2]}-${found[0]}` : '';
}

/** Date in print, MM/DD/YYYY: `05/05/2026` (001 §9). */
export function printDate(iso: string): string {
  const found = parts(iso);
  return found ? `${String(found[1]).padStart(2, '0')}/${found[2]}/${found[0]}` : '';
}
