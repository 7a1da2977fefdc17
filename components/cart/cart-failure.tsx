import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import { TryAgain } from '@/components/ui/try-again';

/** Why the cart, or its total, is not there now, and the way to ask again. Comes into view: what was calculated anew may have been far down the page. */
export function CartFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place} className="scroll-my-24">
      <Notice tone="error">
        <p>{text}</p>
        <TryAgain size="small" className="mt-3" onClick={onRetry} />
      </Notice>
    </div>
  );
}
