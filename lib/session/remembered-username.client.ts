const cookie = 'lilac_username';
const oneYear = 365 * 24 * 60 * 60;

/** The username kept on this browser, or an empty text (000 §4). */
export function rememberedUsername(): string {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${cookie}=`));
  try {
    return decodeURIComponent(found?.slice(cookie.length + 1) ?? '');
  } catch {
    return '';
  }
}

/** Keeps the username when the box is ticked, and removes it otherwise. Nothing but the name is ever kept. */
export function rememberUsername(username: string, remember: boolean): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=${remember ? encodeURIComponent(username) : ''}; Path=/; Max-Age=${remember ? oneYear : 0}; SameSite=Lax${secure}`;
}
