'use client';

import type { ButtonHTMLAttributes } from 'react';
import { openAuthDialog } from '@/components/auth/auth-dialog-store';
import { loadAuthDialog } from '@/components/auth/load-auth-dialog';

/** A button that opens the auth dialog; its script is fetched when a pointer or the focus arrives. */
export function SignInButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  const prepare = () => void loadAuthDialog();
  return <button type="button" aria-haspopup="dialog" onPointerEnter={prepare} onFocus={prepare} onClick={() => openAuthDialog('login')} {...props} />;
}
