import { printedWidth } from '../card-face';
import {
  asPrinted,
  cardLineLength,
  cardLineWidth,
  fitsLine,
  refusedCharacters,
  type RefusedCharacter,
} from '../card-message';

/** Lines of a card (specification B3: line1 to line4). */
export const cardLineCount = 4;

/** Width of a letter of ordinary English text in the card's face, in thousandths of its size. */
const ordinaryWidth = 440;

/** The lines a message is printed in: broken where it was, and between words where a line is full; a longer word within it. No message has no lines. */
export function wrapMessage(text: string): string[] {
  const lines = asPrinted(text).split('\n').flatMap(wrapParagraph);
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}

/** The message that is printed in these lines: a break the wrapping makes by itself is a space, so that text may flow on when it is changed. */
export function messageOf(lines: readonly string[]): string {
  return lines.reduce((text, line, index) => {
    if (index === 0) return line;
    const before = lines[index - 1] ?? '';
    const flows =
      before !== '' && /^[^ ]/.test(line) && !fitsLine(`${before} ${line.split(' ')[0] ?? ''}`);
    return `${text}${flows ? ' ' : '\n'}${line}`;
  }, '');
}

/** The characters of a message that cannot be printed, each once; its line breaks are none. */
export function messageRefusals(text: string): RefusedCharacter[] {
  return refusedCharacters(asPrinted(text).replaceAll('\n', ''));
}

/** Why a message cannot be printed; `null` when it can be. */
export function messageProblem(text: string): 'refused-characters' | 'too-long' | null {
  if (messageRefusals(text).length > 0) return 'refused-characters';
  return wrapMessage(text).length > cardLineCount ? 'too-long' : null;
}

/** What still fits on the card: whole lines, and about so many ordinary letters beyond what is written; below nothing when it is too much. */
export function messageRoom(text: string): { lines: number; characters: number } {
  const lines = wrapMessage(text);
  const over = lines.slice(cardLineCount);
  if (over.length > 0) return { lines: 0, characters: -over.join(' ').length };
  const last = lines.at(-1) ?? '';
  const inLast =
    lines.length === 0
      ? 0
      : Math.min(
          cardLineLength - last.length,
          Math.floor((cardLineWidth - printedWidth(last)) / ordinaryWidth),
        );
  const whole = cardLineCount - lines.length;
  return {
    lines: whole,
    characters: Math.max(0, inLast) + whole * Math.floor(cardLineWidth / ordinaryWidth),
  };
}

function wrapParagraph(paragraph: string): string[] {
  const lines: string[] = [];
  let rest = paragraph.trimEnd();
  while (!fitsLine(rest)) {
    const fits = longestFit(rest);
    const space = rest.lastIndexOf(' ', fits);
    const end = rest.slice(0, Math.max(0, space)).trim() === '' ? fits : space;
    lines.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...lines, rest];
}

/** How much of the beginning of a text fits on a line, never within a character. */
function longestFit(text: string): number {
  let end = 0;
  for (const character of text) {
    if (end > 0 && !fitsLine(text.slice(0, end + character.length))) break;
    end += character.length;
  }
  return end;
}
