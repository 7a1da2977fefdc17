'use client';

import type { ButtonHTMLAttributes } from 'react';
import { openAuthDialog } from '@/components/auth/auth-dialog-store';
import { loadAuthDialog } from '@/components/auth/load-auth-dialog';
import { afterPaint } from '@/components/ui/after-paint';
import { visitorStore } from '@/lib/cart/visitor-store.client';

interface SignInButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** IDs of the buttons that stand here for a customer: the one in sight is pressed for who presses before the shop has said who they are. */
  customersOwn?: readonly string[];
}

/** A button that opens the auth dialog, for a visitor only (000 §2); its script is fetched when a pointer or the focus arrives. */
export function SignInButton({ customersOwn = [], ...props }: SignInButtonProps) {
  const prepare = () => void loadAuthDialog();
  return <button type="button" aria-haspopup="dialog" onPointerEnter={prepare} onFocus={prepare} onClick={() => void enter(customersOwn)} {...props} />;
}

async function enter(customersOwn: readonly string[]): Promise<void> {
  if (!visitorStore.get() && (await visitorStore.load())?.kind === 'customer') afterPaint(() => pressInSight(customersOwn));
  else openAuthDialog('login');
}

function pressInSight(ids: readonly string[]): void {
  const button = ids.map((id) => document.getElementById(id)).find((one) => one && one.getClientRects().length > 0);
  button?.focus();
  button?.click();
}
