'use client';

import { useEffect, useRef, type RefObject } from 'react';

/** The form whose captcha hides, once it is solved, with the focus in it: its button takes it where it can be pressed, else the field of this name. */
export function useFocusAfterCaptcha(
  token: string | null,
  field: string,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!token || !form.current) return;
    const [button, other] = ['button[type="submit"]:enabled', `input[name="${field}"]`].map((of) =>
      form.current?.querySelector<HTMLElement>(of),
    );
    (button ?? other)?.focus();
  }, [token, field]);
  return form;
}
