import { readChicagoDay } from '@/lib/core/time/chicago-time';
import { monthName, shortMonth } from '@/lib/core/time/day-words';

/** Medium date of order details: `May 5, 2026` (specification B9). */
export function mediumDate(iso: string): string {
  const day = readChicagoDay(iso);
  return day ? `${shortMonth(day)} ${Number(day.slice(8))}, ${day.slice(0, 4)}` : '';
}

/** Date of collapsed rows, MMMM-DD-YYYY: `May-05-2026` (specification B9). */
export function rowDate(iso: string): string {
  const day = readChicagoDay(iso);
  return day ? `${monthName(day)}-${day.slice(8)}-${day.slice(0, 4)}` : '';
}

/** Date in print, MM/DD/YYYY: `05/05/2026` (specification B9). */
export function printDate(iso: string): string {
  const day = readChicagoDay(iso);
  return day ? `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}` : '';
}
