'use client';

import { useState, type ComponentProps } from 'react';

/** A password's input with the choice to see what is typed; the button says which, and a form that is sent hides nothing of it. */
export function PasswordInput({ className = '', ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <input
        {...input}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={`${className} pr-16`}
      />
      <button
        type="button"
        aria-controls={input.id}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 min-w-14 px-3 text-sm font-strong text-aubergine-700 underline"
      >
        {shown ? 'Hide' : 'Show'}
        <span className="sr-only"> password</span>
      </button>
    </span>
  );
}
