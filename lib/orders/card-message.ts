import { brand } from '@/lib/config/brand';
import { printedWidth } from './card-face';

/** Most characters the card printer takes in a line. */
export const cardLineLength = 60;
/** Room of a line, in thousandths of the size of the letters: three inches of the card at ten points. */
export const cardLineWidth = 21_600;

/** A character the card printer refuses, and what can stand for it (ruling 4). */
export interface RefusedCharacter {
  character: string;
  /** Empty when the character can only be left out. */
  replacement: string;
}

const standIns: Record<string, string> = {
  '&': 'and',
  '…': '...',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '«': '"',
  '»': '"',
};

/** Text as it is printed (ruling 36): curly marks are straight, every kind of space is one, a letter and its mark are one character. */
export function asPrinted(text: string, alphabet: RegExp = brand.cardMessageAlphabet): string {
  const mark = (straight: string) => (curly: string) =>
    alphabet.test(straight) ? straight : curly;
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u200B\u2060\uFEFF\u00AD]/g, '')
    .replace(/[\t\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .replace(/[‘’‚‛′]/g, mark("'"))
    .replace(/[“”„‟″]/g, mark('"'));
}

/** The characters of a text that the printer refuses, each once, in the order they appear, with a replacement. A line break is one in a line. */
export function refusedCharacters(
  line: string,
  alphabet: RegExp = brand.cardMessageAlphabet,
): RefusedCharacter[] {
  const refused = new Set(graphemes(line).filter((character) => !alphabet.test(character)));
  return [...refused].map((character) => ({
    character,
    replacement: replacementFor(character, alphabet),
  }));
}

/**
 * A text with refused characters replaced: all of them, or `only` one. What is left out leaves no second space behind. Line breaks stay.
 * With all replaced every line passes the pattern.
 */
export function replaceRefused(
  text: string,
  only?: string,
  alphabet: RegExp = brand.cardMessageAlphabet,
): string {
  let out = '';
  let gap = false;
  const closeGap = () => {
    if (gap) out = out.replace(/ $/, '');
  };
  for (const character of graphemes(text)) {
    if (character === '\n') closeGap();
    const kept =
      character === '\n' || (only !== undefined && character !== only) || alphabet.test(character);
    const written = kept ? character : replacementFor(character, alphabet);
    if (!kept && written === '') {
      gap = true;
    } else if (!(gap && written === ' ' && /(^|[ \n])$/.test(out))) {
      out += written;
      gap = false;
    }
  }
  closeGap();
  return out;
}

/** Whether a line fits on the card. */
export function fitsLine(line: string): boolean {
  return line.length <= cardLineLength && printedWidth(line) <= cardLineWidth;
}

/** Why a card line cannot be printed, naming the first refused character; `null` when it can be. The App API and the form ask the same. */
export function cardLineProblem(line: string): string | null {
  if (line.length > cardLineLength) return `A card line holds ${cardLineLength} characters.`;
  const [first] = refusedCharacters(line);
  if (first) {
    const instead =
      first.replacement === '' ? 'Please leave it out.' : `Use “${first.replacement}” instead.`;
    return `Our card printer cannot print “${first.character}”. ${instead}`;
  }
  return fitsLine(line) ? null : 'This line is too wide for the card.';
}

function replacementFor(character: string, alphabet: RegExp): string {
  const plain = asPrinted(character, alphabet);
  const candidates = [
    standIns[character] ?? '',
    plain,
    character.normalize('NFKD').replace(/\p{M}/gu, ''),
  ];
  return (
    candidates.find(
      (candidate) => candidate !== '' && candidate !== character && alphabet.test(candidate),
    ) ?? ''
  );
}

function graphemes(line: string): string[] {
  return Array.from(new Intl.Segmenter('en').segment(line), ({ segment }) => segment);
}
