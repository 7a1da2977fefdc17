import type { Result } from '@/lib/core/result';
import { shopFetch, type ShopProblem } from './shop-fetch';

/** Asks the visitor for a captcha; its token, or `null` when they would not. */
export type AskCaptcha = () => Promise<string | null>;

/** Posts to one of the shop's own handlers; where that wants a captcha, the visitor is asked and the same is posted once more with its answer. */
export async function postWithCaptcha<T>(
  path: string,
  body: object,
  ask: AskCaptcha,
): Promise<Result<T, ShopProblem>> {
  const answer = await shopFetch<T>('POST', path, body);
  if (answer.ok || answer.error.code !== 'captcha-required') return answer;
  const captcha = await ask();
  return captcha === null ? answer : shopFetch<T>('POST', path, { ...body, captcha });
}
