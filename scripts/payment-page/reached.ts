const reference = /"(static\/immutable\/chunks\/[\w.~-]+\.js)"/g;

/** The build's files that a script's text names: what it may load later. */
export function filesNamed(text: string): string[] {
  return [...text.matchAll(reference)].map(([, file = '']) => file);
}

/** Every file that can be loaded from these first ones, however late, with its text; `read` gets the text of one. */
export async function reachedFrom(
  first: Iterable<string>,
  read: (file: string) => Promise<string>,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const open = [...new Set(first)];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (texts.has(file)) continue;
    const text = await read(file);
    texts.set(file, text);
    open.push(...filesNamed(text));
  }
  return texts;
}
