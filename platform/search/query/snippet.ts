import { highlight, type Highlighted, type Marking } from './highlight';
import { tokenize, wordsOf } from './words';

/** At most `count` words of a text around its first match, highlighted; `ellipsis` stands for what was cut. */
export function snippet(
  text: string,
  count: number,
  ellipsis: string,
  marking: Marking,
): Pick<Highlighted, 'value' | 'matchLevel'> {
  const words = wordsOf(text);
  const whole = highlight(text, marking);
  if (words.length <= count) return { value: whole.value, matchLevel: whole.matchLevel };
  const hit = words.findIndex(
    (word) => highlight(text.slice(word.start, word.end), marking).matchLevel !== 'none',
  );
  const first = Math.max(0, Math.min(hit - Math.floor(count / 2), words.length - count));
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const end = words[first + count - 1]?.end ?? text.length;
  const cut = highlight(text.slice(from, end), marking);
  const before = first > 0 ? ellipsis : '';
  const after = tokenize(text.slice(end)).length > 0 ? ellipsis : '';
  return { value: `${before}${cut.value}${after}`, matchLevel: whole.matchLevel };
}
