import { shopFetch } from '@/components/browser/shop-fetch';

const path = '/api/session/remembered';

/** The username kept on this browser, or an empty text, also while the shop does not answer (specification A4). */
export async function rememberedUsername(): Promise<string> {
  const answer = await shopFetch<{ username: string }>('GET', path);
  return answer.ok ? answer.value.username : '';
}

/** Keeps the username when the box is ticked, and removes it otherwise. Nothing but the name is ever kept. */
export async function rememberUsername(username: string, remember: boolean): Promise<void> {
  await shopFetch('PUT', path, { username: remember ? username : '' });
}
