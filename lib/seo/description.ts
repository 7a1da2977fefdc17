const longest = 155;

/** What search engines show of a page is at least this long; less says nothing beside the title. */
export const shortestDescription = 50;
export const longestDescription = 160;

/** A page's own text as its description, and while it says too little, facts after it in their order. One line of at most 155 characters. */
export function fullDescription(
  text: string | null | undefined,
  facts: readonly (string | null | undefined)[],
): string {
  let said = plainSummary(text ?? '');
  for (const fact of facts) {
    if (said.length >= shortestDescription) break;
    if (fact) said = said === '' ? fact : `${asSentence(said)} ${fact}`;
  }
  return plainSummary(said);
}

/** A list as words: `Roses, Tulips and Lilies`; of more than `most` the first ones. */
export function wordsOfList(names: readonly string[], most = 4): string {
  const some = names.slice(0, most);
  const last = names.length > most ? 'more' : (some.pop() ?? '');
  return some.length === 0 ? last : `${some.join(', ')} and ${last}`;
}

function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** A text as one line of at most 155 characters, cut at a word and ended with an ellipsis. */
export function plainSummary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 80 ? space : cut.length).replace(/[\s,;:.–-]+$/, '')}…`;
}
