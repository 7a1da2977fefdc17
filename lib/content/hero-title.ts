/** The title of the hero: the next holiday that can be reached, or the editors' with `{day}` for the first day anything arrives. A line never ends within an hour; within a date it may, for a title whose longest word were a date has other lines once its font comes, and moves the page. */
export function heroTitle(
  title: string,
  { holiday, day }: { holiday: string | null; day: string | null },
): string {
  return (holiday ?? title.replace('{day}', day ?? 'soon')).replace(/ (?=[AP]M\b)/g, '\u00a0');
}

/** The sentences of a hero's title, each of which begins a line: `St. Paul` and `Dec. 24` end none. */
export function heroSentences(title: string): string[] {
  return title.split(/(?<=[.!?])(?<!\bSt\.) (?!\d)/);
}
