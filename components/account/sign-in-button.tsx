'use client';

import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { openAuthDialog } from '@/components/auth/auth-dialog-store';
import { loadAuthDialog } from '@/components/auth/auth-dialog-host';
import { afterPaint } from '@/components/ui/after-paint';
import { isPlainClick } from '@/components/ui/plain-click';
import { visitorStore } from '@/components/session/visitor-store';
import { accountPath } from '@/lib/routes/account-path';

interface SignInButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** IDs of the buttons that stand here for a customer: the one in sight is pressed for who presses before the shop has said who they are. */
  customersOwn?: readonly string[];
}

/**
 * A button that opens the auth dialog, for a visitor only (specification A2); its script is fetched when a pointer or the focus arrives. Before any script is
 * there it is a link to the account, which says what logging in needs.
 */
export function SignInButton({ customersOwn = [], ...props }: SignInButtonProps) {
  const prepare = () => void loadAuthDialog();
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    void enter(customersOwn);
  };
  return (
    <a
      href={accountPath('profile')}
      rel="nofollow"
      role="button"
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={press}
      {...props}
    />
  );
}

async function enter(customersOwn: readonly string[]): Promise<void> {
  if (!visitorStore.get() && (await visitorStore.load())?.kind === 'customer')
    afterPaint(() => pressInSight(customersOwn));
  else openAuthDialog('login');
}

function pressInSight(ids: readonly string[]): void {
  const button = ids
    .map((id) => document.getElementById(id))
    .find((candidate) => candidate && candidate.getClientRects().length > 0);
  button?.focus();
  button?.click();
}
