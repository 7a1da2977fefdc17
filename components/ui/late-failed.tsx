import { Notice } from './notice';
import { OrderPhone } from './order-phone';

/** In the place of a part of the page whose script did not come: what happened, and the ways on. A new version of the shop may have taken the old one's scripts away, which a reload mends. */
export function LateFailed() {
  return (
    <Notice tone="error">
      This didn’t load. Please{' '}
      <button
        type="button"
        onClick={() => window.location.reload()}
        className="font-strong underline underline-offset-4"
      >
        reload the page
      </button>
      , or call us: <OrderPhone className="font-strong underline underline-offset-4" />.
    </Notice>
  );
}
