import { formatCents, toCents } from '@/lib/core/money';
import type { CardAnswer } from '@/services/gift-cards/order-cards';

/** A gift card that goes to another mailbox, in a line for who sent it there. */
export function cardLine({
  ID,
  Amount,
  PartialAccountNumber,
  Email,
  SendDate,
}: CardAnswer): string {
  const worth = formatCents(toCents(Amount));
  return `Gift card ${ID}, ${worth}, ending in ${PartialAccountNumber}, goes to ${Email} on ${SendDate}, with a new PIN: the earlier one is worth nothing.`;
}
