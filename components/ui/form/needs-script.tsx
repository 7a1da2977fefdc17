import { OrderPhone } from '@/components/ui/contact/order-phone';

/**
 * Says what the page needs, and how to order without it, in the place of what is not here: at once where no script runs, after a while where one has
 * not come (`.needs-script`). It goes with what it stands for.
 */
export function NeedsScript({ children }: { children: string }) {
  return (
    <p className="needs-script">
      {children} <OrderPhone />.
    </p>
  );
}
