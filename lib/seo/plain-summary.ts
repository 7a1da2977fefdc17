const longest = 155;

/** A text as one line of at most 155 characters, cut at a word and ended with an ellipsis. */
export function plainSummary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 80 ? space : cut.length).replace(/[\s,;:.–-]+$/, '')}…`;
}
