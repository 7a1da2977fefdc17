/** The five digits of a ZIP as typed: `55410-1234` is `55410` (specification A5, B5). */
export function zipDigits(input: string): string {
  return (input.split('-')[0] ?? '').replace(/\D/g, '').slice(0, 5);
}

/** What follows a phone number to reach one desk behind it: `x204`, `ext. 204`, `#204`. */
const extension = /(?<=\d[^\da-z]*)(?:ext(?:n|ension)?|x|#)[\s.:=#]*\d+[\s)]*$/i;

/**
 * The ten digits of a US phone number as typed, without an extension and a leading country code (`+1`, `1`, `001`). What does not come to ten digits stays
 * as it was typed: no number is made of a part of another (specification A5).
 */
export function phoneDigits(input: string): string {
  const dialed = input.replace(extension, '').replace(/[^\d+]/g, '');
  return /^(?:\+?1|001)?(\d{10})$/.exec(dialed)?.[1] ?? input.trim();
}

/** Whether a text is a phone number as it is kept: exactly ten digits (ruling 15). */
export function isPhone(text: string): boolean {
  return /^\d{10}$/.test(text);
}

/** Most letters of a first or last name. */
export const longestName = 60;

const between = /(?<=[\p{L}\p{M}])['\- ](?=\p{L})/u;

/**
 * A name stripped to letters of every script with their marks; an apostrophe, hyphen or single space survives between letters
 * (O'Neil, Mary-Ann, De la Cruz). Every apostrophe becomes the straight one, every dash a hyphen, and neither keeps a space beside it.
 */
export function nameLetters(input: string): string {
  const kept = input
    .replace(/[‘’‛ʼ´`′＇]/g, "'")
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[^\p{L}\p{M}'\-\s]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=^| )'([^' ]+)'(?= |$)/g, '$1')
    .replace(/ ?(['-])['\- ]*/g, '$1')
    .trim();
  return [...kept]
    .filter((char, index, all) => !"'- ".includes(char) || isBetweenLetters(all, index))
    .join('')
    .normalize('NFC');
}

function isBetweenLetters(chars: readonly string[], index: number): boolean {
  return between.test(`${chars[index - 1] ?? ''}${chars[index] ?? ''}${chars[index + 1] ?? ''}`);
}

/** Free text on one line: control characters gone, runs of white space one space, at most `max` characters, none of them cut in half. */
export function lineText(input: string, max: number): string {
  return input
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)
    .replace(/\p{Surrogate}/gu, '');
}
