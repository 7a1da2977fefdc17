import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** Why the cart, or its total, is not there now, and the way to ask again. Comes into view: what was calculated anew may have been far down the page. */
export function CartFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place} className="scroll-my-24">
      <Notice tone="error">
        <p>{text}</p>
        <Button kind="secondary" size="small" className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}
