import { OrderPhone } from '@/components/ui/order-phone';
import { EmptyState } from '@/components/ui/empty-state';

/** Home while the content service does not answer (ruling 27): the shop behind it is open. */
export function HomeUnavailable() {
  return (
    <div className="shop pb-10">
      <EmptyState heading="Our home page is not available right now">
        <p>
          The shop is open. Call us at <OrderPhone />.
        </p>
      </EmptyState>
    </div>
  );
}
