import { whereFrom } from '../where-from';

/** An error whose message is the shop's own words, with a system's status or code at most: nothing of a person, a request or an answer. */
export class PlainError extends Error {
  readonly isPlain = true;
}

const longest = 500;
const mostCauses = 2;

/**
 * What the log says of an error: of a plain one its name and message; of any other, whose message may hold what somebody typed, its name, its code and its place in
 * the code; and the same of what caused it.
 */
export function errorWords(error: unknown): string {
  const words = [wordsOf(error)];
  let cause = causeOf(error);
  while (cause !== undefined && words.length <= mostCauses) {
    words.push(wordsOf(cause));
    cause = causeOf(cause);
  }
  return words.join(' < ').slice(0, longest);
}

function wordsOf(error: unknown): string {
  return isPlain(error) ? `${error.name}: ${error.message}` : whereFrom(error);
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

/** By its mark: the bundler may hold several copies of a class. */
function isPlain(error: unknown): error is Error {
  return error instanceof Error && 'isPlain' in error && error.isPlain === true;
}
