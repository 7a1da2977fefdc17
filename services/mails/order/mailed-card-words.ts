import { longDay } from '@/lib/core/time/day-words';

/** A gift card that goes by e-mail, as its buyer hears of it. */
export interface MailedCard {
  lineID: string;
  to: string;
  /** Chicago day it goes out; `null` is at once. */
  day: string | null;
  lastFour: string;
}

/** A card that goes by e-mail, as its buyer is told of it: `E-gift card to ana@example.com, sent on Tuesday, November 24, 2026, ending in 0011`. */
export function mailedCardWords({ to, day, lastFour }: MailedCard): string {
  return `E-gift card to ${to}, ${day ? `sent on ${longDay(day)}` : 'sent at once'}, ending in ${lastFour}`;
}
