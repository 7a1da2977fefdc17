/** A product looked at, and when, in milliseconds since 1970. */
export interface Viewed {
  code: string;
  at: number;
}

const mostKept = 13;
const keptMs = 60 * 86_400_000;

/** The list with a product looked at just now in front: each product once, the newest thirteen, none older than sixty days. */
export function withViewed(viewed: readonly Viewed[], code: string, now: number): Viewed[] {
  return pruned([{ code, at: now }, ...viewed.filter((entry) => entry.code !== code)], now);
}

/** What a browser kept, as far as it can be read: entries of another shape, of the future or too old are left out. */
export function viewedFrom(text: string | null, now: number): Viewed[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? pruned(list.filter(isViewed), now) : [];
  } catch {
    return [];
  }
}

function pruned(viewed: readonly Viewed[], now: number): Viewed[] {
  return viewed.filter(({ at }) => at <= now && now - at <= keptMs).slice(0, mostKept);
}

function isViewed(value: unknown): value is Viewed {
  const { code, at } = (value ?? {}) as { code?: unknown; at?: unknown };
  return typeof code === 'string' && /^[A-Za-z0-9_-]{1,32}$/.test(code) && typeof at === 'number';
}
