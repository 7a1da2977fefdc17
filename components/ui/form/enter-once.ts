import type { KeyboardEvent } from 'react';

/** `onKeyDown` of what adds or sends something: Enter that is held does it once. In a text of several lines it goes on making lines. */
export function enterOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
}
