'use client';

import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type SubmitEvent,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';

interface ActFormProps extends Omit<ComponentProps<'form'>, 'action' | 'onSubmit' | 'onKeyDown'> {
  /** What sending it does, with the fields and the button that sent it. */
  act: (sent: FormData) => void;
}

/**
 * A form, or a button in one, that does something on this page. What is sent before the page is hydrated React keeps for a form with an `action`
 * and sends then, in its order; each sees what the one before it changed. From then on it is heard as it is sent, once for a key that is held.
 */
export function ActForm({ act, ...form }: ActFormProps) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    act(new FormData(event.currentTarget, event.nativeEvent.submitter));
  };
  return (
    <form
      {...form}
      action={(sent) => flushSync(() => latest.current(sent))}
      onSubmit={send}
      onKeyDown={enterOnce}
    />
  );
}

/** `onKeyDown` of what adds or sends something: Enter that is held does it once. In a text of several lines it goes on making lines. */
export function enterOnce(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
}
