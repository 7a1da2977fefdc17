'use client';

import { Button, type ButtonSize } from './button';
import { handOnFocus } from './hand-on-focus';

interface TryAgainProps {
  size?: ButtonSize;
  className?: string;
  onClick: () => void;
}

/** Asks once more for what did not come, which takes its place and its focus. */
export function TryAgain(props: TryAgainProps) {
  return (
    <Button ref={handOnFocus} kind="secondary" {...props}>
      Try again
    </Button>
  );
}
