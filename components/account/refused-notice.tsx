import type { RefObject } from 'react';
import { LogInButton } from '@/components/address/log-in-button';
import { isLoggedOut, type ShopProblem } from '@/components/browser/shop-fetch';
import { visitorStore } from '@/components/session/visitor-store';
import { Notice } from '@/components/ui/notice';

interface RefusedNoticeProps {
  problem: ShopProblem;
  /** Takes the notice away: somebody is logged in again. */
  onBack: () => void;
  /** What has the focus then. */
  then?: RefObject<HTMLElement | null>;
  className?: string;
}

/**
 * Why something of the account was refused, in words; where the log-in has ended, with the way back in. The log-in dialog gives the focus back to the
 * button that opened it, and from there it goes on.
 */
export function RefusedNotice({ problem, onBack, then, className }: RefusedNoticeProps) {
  const goOn = () => {
    if (visitorStore.get()?.kind !== 'customer') return;
    onBack();
    then?.current?.focus();
  };
  return (
    <div className={className}>
      <Notice tone="error">{problem.text}</Notice>
      {isLoggedOut(problem) && (
        <div className="mt-4" onFocus={goOn}>
          <LogInButton />
        </div>
      )}
    </div>
  );
}
