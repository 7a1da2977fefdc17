import { shopFetch } from '@/components/browser/shop-fetch';

const path = '/api/session/remembered';

/** The username kept on this browser, or an empty text, also while the shop does not answer (specification A4). */
export async function rememberedUsername(): Promise<string> {
  const answer = await shopFetch<{ username: string }>('GET', path);
  return answer.ok ? answer.value.username : '';
}

/** A customer's e-mail, which is their username, has changed: where the old one is kept, the new one is from now on. */
export async function renameRemembered(before: string, after: string): Promise<void> {
  const kept = await rememberedUsername();
  if (kept !== '' && kept.toLowerCase() === before.toLowerCase())
    await shopFetch('PUT', path, { username: after });
}
