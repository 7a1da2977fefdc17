import { limits } from '@/lib/config/limits';

/** The most seats that are named by figure: beyond, a date simply has seats. */
const countedUpTo = 8;

/** Seats left in words: a figure when few are left, never one for unlimited stock (ruling 16). `null` means no limit. */
export function seatsWords(left: number | null): string {
  if (left !== null && left <= 0) return 'Sold out';
  if (left === null || left > countedUpTo) return 'Seats available';
  return left === 1 ? '1 seat left' : `${left} seats left`;
}

/** The most seats one booking may take: what is left, or the schedule's maximum (specification A5). */
export function mostSeats(left: number | null, scheduleMaximum: number): number {
  return Math.max(0, Math.min(left ?? limits.unlimitedStockQuantity, scheduleMaximum));
}
