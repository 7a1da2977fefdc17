import { shopFetch, type ShopProblem } from './shop-fetch';

/** A refusal thrown where a library wants errors thrown. */
export class ShopRefusal extends Error {
  override readonly name = 'ShopRefusal';
  constructor(readonly problem: ShopProblem) {
    super(problem.text);
  }
}

/** What a handler answers to a reading, for the query cache; throws `ShopRefusal`. */
export async function readAnswer<T>(path: string): Promise<T> {
  const answer = await shopFetch<T>('GET', path);
  if (!answer.ok) throw new ShopRefusal(answer.error);
  return answer.value;
}
