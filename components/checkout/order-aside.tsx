import type { ReactNode } from 'react';
import { BreakableMail } from '@/components/ui/contact/breakable-mail';
import { Picture } from '@/components/ui/picture';
import { noPicture } from '@/lib/catalogue/picture';
import { TotalLines } from '@/components/cart/total-lines';
import type { Cart, CartShipment } from '@/lib/cart/cart';
import { daySentence } from '@/lib/core/time/day-words';
import { mailOf, recipientName } from '@/lib/cart/recipients';
import { methodLabel } from '@/lib/delivery/method';
import { checkoutTexts } from '@/lib/checkout/texts';
import { workshopTexts } from '@/lib/orders/workshop-texts';
import { formatCents } from '@/lib/core/money';
import { countedTitle } from '@/lib/core/text';
import { cartSummary } from '@/lib/cart/cart-summary';

/** The order beside the steps: who gets what and when as far as it is said, every charge, and the total always in view. */
export function OrderAside({ cart, confirmed }: { cart: Cart; confirmed: boolean }) {
  return (
    <aside aria-labelledby="your-order" className="panel p-5 sm:p-6 lg:sticky lg:top-6">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="your-order" className="text-h3">
          Your order
        </h2>
        <a href="/cart" className="text-link tap text-sm">
          Edit cart
        </a>
      </div>
      <div
        role="group"
        aria-label="Products"
        tabIndex={0}
        className="more-below mb-5 flex flex-col gap-5 border-b border-line pb-5 lg:max-h-[44vh] lg:overflow-y-auto"
      >
        {cart.shipments.map((shipment) => (
          <div key={shipment.id}>
            <WhoAndWhen shipment={shipment} beside={cart.shipments.length > 1} />
            <ul className="flex flex-col gap-4">
              {shipment.lines.map((line) => (
                <li
                  key={line.id}
                  className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-3 max-[17rem]:grid-cols-[56px_minmax(0,1fr)]"
                >
                  <span className="aspect-square overflow-clip rounded-pane bg-mist">
                    <Picture picture={line.picture ?? noPicture} sizes="56px" />
                  </span>
                  <span className="min-w-0 text-sm leading-snug">
                    <span className="block font-strong">
                      {shipment.workshop
                        ? `${line.title}, ${workshopTexts.seats(line.quantity)}`
                        : countedTitle(line)}
                    </span>
                    <span className="block text-ink-2">
                      <BreakableMail text={line.options} />
                    </span>
                  </span>
                  <span className="nums text-sm font-strong max-[17rem]:col-start-2">
                    {formatCents(line.total)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <TotalLines cart={cart} confirmed={confirmed} place="checkout" />
    </aside>
  );
}

interface WhoAndWhenProps {
  shipment: CartShipment;
  /** Whether it stands beside others, to whose recipients it could seem to go. */
  beside: boolean;
}

/** Who gets a shipment, how and on which day, as far as it is said; for seats the store they are held at. */
function WhoAndWhen({ shipment, beside }: WhoAndWhenProps) {
  const { recipient, method, date, workshop, lines } = shipment;
  if (workshop)
    return (
      <Heading>
        <strong>{workshopTexts.heading}</strong>, {workshop.store}
      </Heading>
    );
  if (!recipient) return beside && <Nobody mail={mailOf(lines)} />;
  const where = recipient.email ?? recipient.city;
  const when = [method && methodLabel(method), date && daySentence(date)]
    .filter(Boolean)
    .join(', ');
  return (
    <Heading>
      For <strong>{recipientName(recipient)}</strong>
      {where && <BreakableMail text={`, ${where}`} />}
      {when && <span className="block text-ink-2">{when}</span>}
    </Heading>
  );
}

/** Goods whose recipient is not named yet; of an e-gift card its address is known. */
function Nobody({ mail }: { mail: string | null }) {
  return (
    <Heading>
      {mail ? (
        <>
          For{' '}
          <strong>
            <BreakableMail text={mail} />
          </strong>
        </>
      ) : (
        checkoutTexts.nobodyYet
      )}
    </Heading>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return <p className="mb-3 text-sm leading-snug [overflow-wrap:anywhere]">{children}</p>;
}

/** The total at the foot of small screens, always in view. */
export function MobileTotal({ cart, confirmed }: { cart: Cart; confirmed: boolean }) {
  const { total } = cartSummary(cart);
  return (
    <section
      aria-label="Order total"
      className="nums sticky bottom-0 z-(--z-sticky) flex items-center justify-between gap-4 border-t border-line bg-card px-(--gutter) py-3 shadow-bar lg:hidden"
    >
      <span className="text-sm">
        {total.label}, {cart.count} {cart.count === 1 ? 'item' : 'items'}
      </span>
      <strong className={`display text-name ${confirmed ? '' : 'unconfirmed'}`}>
        {formatCents(total.cents)}
      </strong>
    </section>
  );
}
