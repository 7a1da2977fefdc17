/** The title of the hero: the next holiday that can be reached, or the editors' with `{day}` for the first day anything arrives. A line never ends within a date or an hour. */
export function heroTitle(
  title: string,
  { holiday, day }: { holiday: string | null; day: string | null },
): string {
  return (holiday ?? title.replace('{day}', day ?? 'soon'))
    .replace(/ (?=[AP]M\b)/g, '\u00a0')
    .replace(/(\p{L}) (?=\d)/gu, '$1\u00a0');
}
