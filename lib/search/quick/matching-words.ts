/** A stretch of a text, and whether a word of the search begins it. */
export interface TextPart {
  text: string;
  match: boolean;
}

/** Whether every word of `query` begins a word of `text`; upper and lower case and accents count alike. */
export function matchesWords(text: string, query: string): boolean {
  const words = wordsOf(text);
  const starts = wordsOf(query);
  return starts.length > 0 && starts.every((start) => words.some((word) => word.startsWith(start)));
}

/** A text in parts: the beginnings of its words that the search asks for, and what lies between. */
export function matchParts(text: string, query: string): TextPart[] {
  const starts = wordsOf(query).sort((a, b) => b.length - a.length);
  const parts: TextPart[] = [];
  const add = (piece: string, match: boolean) => {
    const last = parts.at(-1);
    if (last?.match === match) last.text += piece;
    else if (piece) parts.push({ text: piece, match });
  };
  for (const piece of text.split(/([\p{L}\p{N}\p{M}]+)/u)) {
    const start = starts.find((word) => plain(piece).startsWith(word));
    if (!start) add(piece, false);
    else {
      const length = lengthOfPlain(piece, start.length);
      add(piece.slice(0, length), true);
      add(piece.slice(length), false);
    }
  }
  return parts;
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** How much of a word its first `letters` letters take, accents that are written apart included. */
function lengthOfPlain(word: string, letters: number): number {
  let end = 0;
  while (end < word.length && plain(word.slice(0, end)).length < letters) end += 1;
  while (/^\p{M}/u.test(word.slice(end))) end += 1;
  return end;
}
