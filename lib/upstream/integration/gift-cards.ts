import 'server-only';
import { z } from 'zod';
import { toCents, type Cents } from '@/lib/core/money';
import { appApiCall } from '../app-api/client';
import { isRefusedWith } from '../upstream-error';

const answer = z.object({ data: z.object({ Balance: z.number(), PinEnabled: z.boolean() }) });

/**
 * `POST /api/cecs/inquirygiftcard` (specification A7): a gift card's balance, and whether it has a PIN; `null` for a card that is unknown, blocked or locked,
 * and for a wrong or missing PIN. Throws `UpstreamError`.
 */
export async function inquireGiftCard(
  accessToken: string,
  cardNumber: string,
  pin?: string,
): Promise<{ balance: Cents; pinEnabled: boolean } | null> {
  try {
    const { data } = await appApiCall({
      system: 'integration',
      service: 'integration',
      operation: 'inquirygiftcard',
      idempotent: true,
      method: 'POST',
      path: '/api/cecs/inquirygiftcard',
      accessToken,
      body: { cardNumber, ...(pin === undefined ? {} : { pin }) },
      parse: (value) => answer.parse(value),
    });
    return { balance: toCents(data.Balance), pinEnabled: data.PinEnabled };
  } catch (error) {
    if (isRefusedWith(error, 404)) return null;
    throw error;
  }
}
