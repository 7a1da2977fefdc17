/** Entries asked for at once: the vendor refuses an answer above seven megabytes, which long articles reach well before its most, a thousand entries. */
const entriesAtOnce = 100;

/** Which entries of a collection are asked for. */
export interface EntriesPage {
  skip: number;
  limit: number;
}

/** The answers that hold a whole collection, however long: the first hundred entries, then the rest together. */
export async function allAnswers<T extends { total: number }>(
  ask: (page: EntriesPage) => Promise<T>,
): Promise<T[]> {
  const first = await ask({ skip: 0, limit: entriesAtOnce });
  const pages = Math.ceil(first.total / entriesAtOnce);
  const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    ask({ skip: (index + 1) * entriesAtOnce, limit: entriesAtOnce }),
  );
  return [first, ...(await Promise.all(rest))];
}
