import { OrderDetailView } from '@/components/account/orders/order-detail';
import { ShipmentPhotos } from '@/components/account/orders/shipment-photos';
import { OrderPrint } from '@/components/account/orders/order-print';
import { CalendarLinks } from '@/components/checkout/confirmation/calendar-links';
import { OrderPhone } from '@/components/ui/order-phone';
import { isUnderWay, orderProgress } from '@/lib/account/order-page-progress';
import type { OrderPageView } from '@/lib/account/order-page.server';
import type { PrintPlaces } from '@/lib/stores/print-places';
import { checkoutTexts } from '@/lib/checkout/texts';
import { FollowRefresh } from './follow-refresh';

interface FollowedOrderProps {
  token: string;
  view: Extract<OrderPageView, { role: 'sender' }>;
  places: PrintPlaces;
}

/** An order as whoever ordered sees it by the link: what the account shows of it, with each shipment's way, calendar and directions. */
export function FollowedOrderView({ token, view, places }: FollowedOrderProps) {
  const { order, calendars, stores, photos } = view;
  return (
    <>
      <div className="no-print mx-auto flex max-w-4xl flex-col gap-5">
        <OrderDetailView
          order={order}
          level={1}
          followed={{
            link: token,
            photos: ({ id, lines, place }) => (
              <ShipmentPhotos
                token={token}
                photos={photos[id] ?? []}
                titles={lines.map(({ title }) => title)}
                place={place}
              />
            ),
            more: ({ id, recipient }) => {
              const store = stores[id];
              return (
                <div className="mt-1 flex flex-col text-sm">
                  {store?.hours && (
                    <p className="text-ink-2">{checkoutTexts.storeOpen(store.hours)}</p>
                  )}
                  {store && (
                    <a
                      href={store.directions}
                      rel="noopener"
                      className="text-link inline-flex min-h-8 items-center self-start"
                    >
                      {checkoutTexts.directions}
                    </a>
                  )}
                  <CalendarLinks links={calendars[id]} name={recipient} start />
                </div>
              );
            },
          }}
        />
        <p className="text-ui text-ink-2">
          Something to change? Call <OrderPhone className="font-strong text-ink" />. Whoever has the
          address of this page sees this order: pass it on only to those who may.
        </p>
      </div>
      <OrderPrint order={order} places={places} />
      {isUnderWay(view) && <FollowRefresh token={token} seen={orderProgress(view)} />}
    </>
  );
}
