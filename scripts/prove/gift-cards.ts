import { toCents, type Cents } from '@/lib/core/money';

/** Gift cards of the stock that proofs pay a little with; no journey empties them. */
export const proofGiftCards = [
  { number: '6006490000000112', pin: '2209' },
  { number: '6006490000000146', pin: '1030' },
] as const;

/** What is on a gift card, by its own inquiry call; what is held for an order is not on it. */
export async function giftCardBalance(
  platformUrl: string,
  accessToken: string,
  { number, pin }: { number: string; pin: string },
): Promise<Cents> {
  const response = await fetch(`${platformUrl}/integration/api/cecs/inquirygiftcard`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ cardNumber: number, pin }),
  });
  if (!response.ok) throw new Error(`inquirygiftcard: ${response.status}`);
  return toCents(((await response.json()) as { data: { Balance: number } }).data.Balance);
}
