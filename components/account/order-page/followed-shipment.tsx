import { ShipmentPhotos } from '@/components/account/orders/shipment-photos';
import { ShipmentSteps } from '@/components/account/orders/shipment-steps';
import { TicketStub } from '@/components/cart/shipment/ticket-stub';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { ShopLink } from '@/components/ui/shop-link';
import { mediumDate } from '@/lib/account/order-dates';
import { recipientHeading } from '@/lib/account/step-words';
import { isUnderWay, orderProgress } from '@/lib/account/order-page-progress';
import type { OrderPageView } from '@/lib/account/order-page.server';
import { brand } from '@/lib/config/brand';
import { hasStopped } from '@/lib/orders/shipment/shipment-life';
import { followPath } from '@/lib/routes/order-path';
import { resourceHubPath } from '@/lib/routes/article-path';
import { FollowRefresh } from './follow-refresh';

interface FollowedShipmentProps {
  token: string;
  view: Extract<OrderPageView, { role: 'recipient' }>;
}

/** A shipment as whoever gets it sees it: when it comes and how far it is; what it is, and the card, once it has arrived. No price and nobody's contact. */
export function FollowedShipment({ token, view }: FollowedShipmentProps) {
  const { shipment, window, steps } = view;
  const { firstName, date, method, goods, card, city, life, photos } = shipment;
  const isComing = !goods && !hasStopped(life);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5">
      <article aria-labelledby="for-you" className="overflow-hidden panel">
        <div className="flex">
          <TicketStub date={date} method={method} />
          <div className="min-w-0 flex-1 p-4 sm:p-6">
            <h1 id="for-you" className="text-h1 wrap-anywhere">
              {recipientHeading(life)}
            </h1>
            <p className="text-ink-2 wrap-anywhere">
              {[firstName && `For ${firstName}`, city].filter(Boolean).join(', ')}
            </p>
            {isComing && (date || window) && (
              <p className="font-strong text-leaf-700">
                {[date && mediumDate(date), window].filter(Boolean).join(', ')}
              </p>
            )}
          </div>
        </div>
        <ShipmentSteps steps={steps} place={life.note} />
        <ShipmentPhotos
          photos={photos.map((photo) => ({
            ...photo,
            path: followPath(token, `photo/${photo.id}`),
          }))}
          titles={goods ?? []}
          place={life.note}
        />
        {goods && (
          <div className="flex flex-col gap-3 border-t border-line p-4 sm:px-6">
            <ul className="display text-name">
              {goods.map((title, index) => (
                <li key={index}>{title}</li>
              ))}
            </ul>
            {card && card.length > 0 && (
              <blockquote className="display text-h3 italic" dir="auto">
                {card.map((line, index) => (
                  <span key={index} className="block wrap-anywhere">
                    {line}
                  </span>
                ))}
              </blockquote>
            )}
            <p className="text-ui">
              <ShopLink href={resourceHubPath()} className="text-link tap">
                How to make them last
              </ShopLink>
            </p>
          </div>
        )}
      </article>
      <p className="text-ui text-ink-2">
        {isComing
          ? `${brand.name} brings it. Not at home that day?`
          : `From ${brand.name}. Is something not right?`}{' '}
        Call <OrderPhone className="font-strong text-ink" />.
      </p>
      {isUnderWay(view) && <FollowRefresh token={token} seen={orderProgress(view)} />}
    </div>
  );
}
