import type { Env } from '@/lib/config/env';

const timeoutMs = 30_000;

/** A call of the App API with somebody's token: a photo, or JSON; returns its data. Throws an Error in plain words for any refusal. */
export async function callShop<T>(
  { APP_API_URL }: Pick<Env, 'APP_API_URL'>,
  token: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: { json: object } | { photo: ArrayBuffer; type: string },
): Promise<T> {
  const isPhoto = body && 'photo' in body;
  const response = await fetch(`${APP_API_URL}/api${path}`, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': isPhoto ? body.type : 'application/json',
    },
    body: isPhoto ? body.photo : body && JSON.stringify(body.json),
  });
  const answer = (await response.json().catch(() => null)) as {
    data?: T;
    Errors?: { Message: string }[];
  } | null;
  if (!response.ok || !answer?.data)
    throw new Error(
      `The App API answers ${response.status}: ${answer?.Errors?.[0]?.Message ?? path}`,
    );
  return answer.data;
}
