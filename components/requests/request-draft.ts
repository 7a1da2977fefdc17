import { storedText } from '@/components/browser/stored-text';

/** What was typed into a form and not yet sent, in this tab alone; signing out forgets it. */
export const draftOf = (name: string) => storedText('sessionStorage', `lilac-request-${name}`);

/** The draft of a form, to begin it with: texts only, whatever the storage holds. */
export function readDraft(name: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(draftOf(name).get() ?? '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Whether something was typed into a form and not yet sent. */
export function hasDraft(name: string): boolean {
  return Object.values(readDraft(name)).some((text) => text.trim() !== '');
}
