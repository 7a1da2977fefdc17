import { z } from 'zod';
import { longestName, nameLetters } from './clean';

/** A first or last name wherever the shop takes one: stripped to letters (ruling 3), not empty after it, at most `longestName` of them; `message` is said of an empty one. */
export function personName(message?: string) {
  return z
    .string()
    .max(100)
    .transform(nameLetters)
    .pipe(z.string().min(1, message).max(longestName));
}
