import { brand } from '@/lib/config/brand';
import { shortDayFrom } from '@/lib/core/time/day-words';
import { formatCents } from '@/lib/core/money';
import type { OrderGiftCard } from './order-gift-cards';

/** Words of an order's gift cards. */
export const giftCardTexts = {
  heading: 'Gift cards',
  loading: 'Loading your gift cards …',
  needsScript: 'Your cards are shown with JavaScript. To have one sent again, call',
  send: 'Send again',
  sending: 'Sending',
  sent: 'Sent again. Only the PIN in the new email works; the one before it has ended.',
} as const;

/** What a card is called: `$50.00 e-gift card ending in 0011`. */
export function giftCardName({
  amount,
  email,
  lastFour,
}: Pick<OrderGiftCard, 'amount' | 'email' | 'lastFour'>): string {
  return `${formatCents(amount)} ${email ? 'e-gift card' : 'gift card'} ending in ${lastFour}`;
}

/** The state of a card: where it was sent and when, with the year, as an order is read in later years too; or what it waits for. */
export function giftCardState({
  state,
  email,
  day,
}: Pick<OrderGiftCard, 'state' | 'email' | 'day'>): string {
  const onDay = day ? ` on ${shortDayFrom(day, null)}` : '';
  switch (state) {
    case 'Sent':
      return `Sent${email ? ` to ${email}` : ''}${onDay}.`;
    case 'Waiting':
      return day ? `Goes to ${email}${onDay}.` : `On its way to ${email}.`;
    case 'Failed':
      return email
        ? `We could not send it to ${email}. Send it again, or call ${brand.orderPhone}.`
        : `We could not send it. Please call ${brand.orderPhone}.`;
    case 'Inactive':
      return 'It can be spent as soon as we have packed it or handed it over.';
    case 'Active':
      return 'It is on its way and can be spent.';
    case 'Canceled':
      return 'It was canceled with its order and cannot be spent any more.';
  }
}
