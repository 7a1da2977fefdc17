'use client';

import { openAuthDialog } from '@/components/auth/auth-dialog-store';
import { Button } from '@/components/ui/button';

/** The way back in for somebody whose log-in has ended. */
export function LogInButton() {
  return (
    <Button
      kind="secondary"
      size="small"
      aria-haspopup="dialog"
      onClick={() => openAuthDialog('login')}
    >
      Log In
    </Button>
  );
}
