/** @jest-environment node */
import { keepUsername, rememberedUsername } from '@/lib/session/remembered-username.server';

const asked = (cookie?: string) =>
  new Request('http://localhost:3000/api/session/remembered', {
    headers: cookie ? { cookie } : {},
  });
const answered = async (answer: ReturnType<typeof keepUsername>) => {
  const result = await answer;
  if (!result.ok) throw new Error('refused');
  return {
    username: ((await result.value.json()) as { username: string }).username,
    cookies: result.value.headers.getSetCookie(),
  };
};

describe('the username a browser keeps', () => {
  it('goes into a cookie that no script reads, for the log-in alone, and for ninety days', async () => {
    const { username, cookies } = await answered(keepUsername('ana@example.com'));
    expect(username).toBe('ana@example.com');
    expect(cookies).toEqual([
      'lilac_username=ana%40example.com; Path=/api/session; Max-Age=7776000; HttpOnly; SameSite=Strict',
      'lilac_username=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
  });

  it('is answered from the cookie, and one that scripts could read is written anew', async () => {
    const { username, cookies } = await answered(
      rememberedUsername(asked('a=b; lilac_username=ana%40example.com')),
    );
    expect([username, cookies[0]?.includes('HttpOnly'), cookies[1]]).toEqual([
      'ana@example.com',
      true,
      'lilac_username=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
  });

  it('is at most a hundred letters of what a cookie says', async () => {
    const long = `lilac_username=${'a'.repeat(3000)}`;
    expect((await answered(rememberedUsername(asked(long)))).username).toBe('a'.repeat(100));
  });

  it.each([undefined, 'lilac_username=', 'lilac_username=%E0%A4%A'])(
    'is nothing with the cookie %s, and removed',
    async (cookie) => {
      const { username, cookies } = await answered(rememberedUsername(asked(cookie)));
      expect([username, cookies[0]?.includes('Max-Age=0')]).toEqual(['', true]);
    },
  );
});
