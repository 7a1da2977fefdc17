import { readCounted } from '@/lib/core/read-counted';

const type = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const maxBytes = 8 * 1024;

/** Whether a request is a form that a page sent by itself, without script. */
export function isForm(request: Request): boolean {
  return type.test(request.headers.get('content-type') ?? '');
}

/** The fields of a form, at most 8 KB, each once; nothing for one that is longer, or has a NUL character. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const bytes = await readCounted(request, maxBytes);
  const text = bytes ? new TextDecoder().decode(bytes) : '';
  const fields = [...new URLSearchParams(text)];
  return fields.some((pair) => pair.some((part) => part.includes('\0')))
    ? {}
    : Object.fromEntries(fields);
}
