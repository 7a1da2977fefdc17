'use client';

import { useState } from 'react';
import type { Result } from '@/lib/core/result';
import type { ShopProblem } from '@/components/browser/shop-fetch';

/** A form's way to the shop: the refusal of the last attempt, until the next. */
export function useSubmission() {
  const [problem, setProblem] = useState<ShopProblem | null>(null);
  async function submit<T>(
    send: () => Promise<Result<T, ShopProblem>>,
  ): Promise<Result<T, ShopProblem>> {
    setProblem(null);
    const answer = await send();
    if (!answer.ok) setProblem(answer.error);
    return answer;
  }
  return { problem, submit };
}
