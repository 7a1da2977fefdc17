const most = 5;

/** The first of a list of names, and how many more there are. */
export function someOf(names: readonly string[]): string {
  const rest = names.length - most;
  return `${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
