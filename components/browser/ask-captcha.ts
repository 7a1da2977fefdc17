import type { Result } from '@/lib/core/result';
import { shopFetch, type ShopProblem } from './shop-fetch';

/** Asks the visitor for a captcha; its token, or `null` when they would not. */
export type AskCaptcha = () => Promise<string | null>;

/** Posts to one of the shop's own handlers; where that wants a captcha, the visitor is asked and the same is posted once more with its answer. */
export function postWithCaptcha<T>(
  path: string,
  body: object,
  ask: AskCaptcha,
): Promise<Result<T, ShopProblem>> {
  return sendWithCaptcha((more) => shopFetch<T>('POST', path, { ...body, ...more }), ask);
}

/** Sends something; where a captcha is wanted, the visitor is asked, and it is sent once more with its answer. */
export async function sendWithCaptcha<T>(
  send: (more: { captcha?: string }) => Promise<Result<T, ShopProblem>>,
  ask: AskCaptcha,
): Promise<Result<T, ShopProblem>> {
  const answer = await send({});
  if (answer.ok || answer.error.code !== 'captcha-required') return answer;
  const captcha = await ask();
  return captcha === null ? answer : send({ captcha });
}
