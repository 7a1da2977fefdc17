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

/** What a form sent last: its words, and the ID by which they are one request however often they are sent. */
export interface Attempt {
  words: string;
  id: string | undefined;
}

const attemptOf = (name: string) => storedText('sessionStorage', `lilac-request-sent-${name}`);

/** What a form sent before the page was loaded anew and nobody answered; `null` for nothing. */
export function readAttempt(name: string): Attempt | null {
  const [id, words] = (attemptOf(name).get() ?? '').split(/ (.*)/s);
  return id && words ? { id, words } : null;
}

/** Keeps what is sent now over a reload, until it is answered: `null`. */
export function keepAttempt(name: string, attempt: Attempt | null): void {
  attemptOf(name).set(attempt?.id ? `${attempt.id} ${attempt.words}` : null);
}
