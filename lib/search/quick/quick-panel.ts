import { limits } from '@/lib/config/limits';

/** What happens to the quick-search panel. */
export type QuickPanelEvent =
  'typed' | 'hovered' | 'pressed' | 'left' | 'clicked-away' | 'escaped' | 'submitted' | 'chosen';

/**
 * Whether the panel is open after an event, with `term` in the box (specification A4): it opens while typing from one character on, on hover and on
 * a press of the box; it closes 400 ms after the pointer left (`left`), by a click elsewhere, Escape, Enter or a choice.
 */
export function panelAfter(event: QuickPanelEvent, term: string): boolean {
  const opens: readonly QuickPanelEvent[] = ['typed', 'hovered', 'pressed'];
  return opens.includes(event) && term.trim().length > 0;
}

/** Whether Enter leads to the search page: from three letters on, and not to the search that is already shown (specification A4, A5). */
export function entersSearch(term: string, current: string | null): boolean {
  const trimmed = term.trim();
  return (
    trimmed.length >= limits.searchEnterLetters &&
    trimmed.toLowerCase() !== current?.trim().toLowerCase()
  );
}
