/** A line of a stack that names a place in the code. */
const place = /^at .+:\d+:\d+\)?$/;
/** What a system (`ECONNREFUSED`) or the database (`57014`) calls a failure. */
const shortWord = /^(?:[A-Z][A-Z0-9_]{0,39}|[0-9A-Z]{5})$/;

/**
 * The kind of what was thrown, its code or its cause's where that is a short word, and its place in the code, for the log of a crash; without its message, which
 * may hold what a shopper typed.
 */
export function whereFrom(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = codeOf(error) ?? codeOf(error.cause);
  const places = afterMessage(error)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => place.test(line))
    .slice(0, 6);
  return [error.name, ...(code === undefined ? [] : [code]), ...places].join(' | ');
}

function afterMessage({ stack = '', message }: Error): string {
  const from = stack.indexOf(message);
  return from < 0 ? stack : stack.slice(from + message.length);
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return shortWord.test(code) ? code : undefined;
}
