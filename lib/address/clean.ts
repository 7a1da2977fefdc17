/** Input stripped to digits, at most `max` of them: ZIP 5, phone 10 (specification A5). A ZIP loses what follows a dash first. */
function digits(input: string, max: number): string {
  return input.replace(/\D/g, '').slice(0, max);
}

/** The five digits of a ZIP as typed: `55410-1234` is `55410` (specification B5). */
export function zipDigits(input: string): string {
  return digits(input.split('-')[0] ?? '', 5);
}

/** The ten digits of a US phone number as typed; a leading country code 1 goes. */
export function phoneDigits(input: string): string {
  const all = input.replace(/\D/g, '');
  return (all.length === 11 && all.startsWith('1') ? all.slice(1) : all).slice(0, 10);
}

const between = /(?<=[\p{L}\p{M}])['\- ](?=\p{L})/u;

/**
 * A name stripped to letters of every script with their marks; an apostrophe, hyphen or single space survives between letters
 * (O'Neil, Mary-Ann, De la Cruz). A typographic apostrophe becomes the straight one.
 */
export function nameLetters(input: string): string {
  const kept = input
    .normalize('NFC')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[^\p{L}\p{M}'\- ]/gu, '')
    .replace(/ +/g, ' ')
    .trim();
  return [...kept]
    .filter((char, index, all) => !"'- ".includes(char) || isBetweenLetters(all, index))
    .join('');
}

function isBetweenLetters(chars: readonly string[], index: number): boolean {
  return between.test(`${chars[index - 1] ?? ''}${chars[index] ?? ''}${chars[index + 1] ?? ''}`);
}

/** Free text on one line: control characters gone, runs of white space one space, at most `max` characters. */
export function lineText(input: string, max: number): string {
  return input
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);
}
