import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import type { Result } from '@/lib/core/result';

/**
 * Deletes an entry of a list of the account. One that is not found may be gone since an earlier press whose answer was lost: the list is read again and is
 * the answer, and only an entry that is still in it was refused.
 */
export async function deleteEntry<T, Done>(
  path: string,
  id: string,
  entriesOf: (list: T) => readonly { id: string }[],
): Promise<Result<T | Done, ShopProblem>> {
  const answer = await shopFetch<Done>('DELETE', `${path}/${id}`);
  if (answer.ok || answer.error.code !== 'not-found') return answer;
  const list = await shopFetch<T>('GET', path);
  const refused = list.ok && entriesOf(list.value).some((entry) => entry.id === id);
  return refused ? answer : list;
}
