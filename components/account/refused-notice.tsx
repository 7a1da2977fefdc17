import { LogInButton } from '@/components/address/log-in-button';
import { isLoggedOut, type ShopProblem } from '@/components/browser/shop-fetch';
import { visitorStore } from '@/components/session/visitor-store';
import { Notice } from '@/components/ui/notice';

/**
 * Why something of the account was refused, in words; where the log-in has ended, with the way back in. The log-in dialog gives the focus back to the
 * button that opened it: for whoever is logged in again `onBack` takes the notice away, and the focus on.
 */
export function RefusedNotice({ problem, onBack }: { problem: ShopProblem; onBack: () => void }) {
  return (
    <>
      <Notice tone="error">{problem.text}</Notice>
      {isLoggedOut(problem) && (
        <div
          className="mt-4"
          onFocus={() => {
            if (visitorStore.get()?.kind === 'customer') onBack();
          }}
        >
          <LogInButton />
        </div>
      )}
    </>
  );
}
