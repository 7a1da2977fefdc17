import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** Why the cart, or its total, is not there now, and the way to ask again. */
export function CartFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Notice tone="error">
      <p>{text}</p>
      <Button kind="secondary" size="small" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
