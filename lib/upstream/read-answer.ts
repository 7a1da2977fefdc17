import { readCounted } from '@/lib/core/read-counted';

/** The largest answer of another system that is read, in bytes without compression: several times what the longest of them says. */
export const mostAnswerBytes = 32 * 1024 * 1024;

/** The bytes of another system's answer, counted while they arrive. Throws an Error for more than `mostAnswerBytes`, of which nothing further is read. */
export async function answerBytes(response: Response): Promise<ArrayBuffer> {
  const bytes = await readCounted(response, mostAnswerBytes);
  if (!bytes) throw new Error(`An answer of more than ${mostAnswerBytes} bytes.`);
  return new Uint8Array(bytes).buffer;
}

/** The same as text. */
export async function answerText(response: Response): Promise<string> {
  return new TextDecoder().decode(await answerBytes(response));
}

/** The same as the JSON it is. Throws an Error for what is none as well. */
export async function answerJson(response: Response): Promise<unknown> {
  return JSON.parse(await answerText(response)) as unknown;
}
