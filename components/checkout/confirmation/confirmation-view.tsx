'use client';

import { openAuthDialog } from '@/components/auth/auth-dialog-store';
import { ShipmentTicket } from '@/components/cart/shipment/shipment-ticket';
import { TotalLines } from '@/components/cart/total-lines';
import { Button, ButtonLink } from '@/components/ui/button';
import { BreakableMail } from '@/components/ui/contact/breakable-mail';
import { PrintButton } from '@/components/ui/print/print-button';
import { Icon } from '@/components/ui/icon';
import { OrderProblem } from '@/components/requests/order-problem';
import { recipientName } from '@/lib/cart/recipients';
import type { Confirmation } from '@/lib/checkout/confirmation';
import { confirmationTexts } from '@/lib/checkout/confirmation-texts';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { OrderNumber } from './order-number';
import { CalendarLinks, CollectionLinks, WorkshopCalendarLinks } from './placed-links';
import { ConfirmationLine } from './confirmation-line';
import { NextSteps } from './next-steps';
import { GiftCardList } from '../payment/gift-card/gift-card-list';
import { formatCents } from '@/lib/core/money';
import type { PaymentLine } from '@/lib/orders/order-payments';
import { calendarFilePath } from '@/lib/routes/event-path';

/** What an order was paid with: the kind and the last digits of each payment; nothing while that is not known. */
function PaidWith({ payments }: { payments: readonly PaymentLine[] }) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="paid-with" className="mt-5 border-t border-line pt-4">
      <h3 id="paid-with" className="mb-2 text-name">
        {confirmationTexts.paidWith}
      </h3>
      <ul className="nums flex flex-col gap-1 text-ui">
        {payments.map(({ label, cents }, index) => (
          <li key={index} className="flex justify-between gap-4">
            <span className="min-w-0 text-ink-2 [overflow-wrap:anywhere]">{label}</span>{' '}
            <span>{formatCents(cents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A placed order: its number, a ticket per shipment, what was charged, and where to call. */
export function ConfirmationView({ confirmation }: { confirmation: Confirmation }) {
  const {
    userID,
    orderID,
    number,
    page,
    order,
    calendars,
    email,
    guest,
    payments,
    hold,
    next,
    promise,
    reportable,
    stores,
  } = confirmation;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-4">
        <span className="no-print grid size-12 place-items-center rounded-full bg-leaf-600 text-white">
          <Icon name="check" size={26} />
        </span>
        <div>
          <h1 className="text-h1">
            Thank you. <span className="inline-block">Your order is placed.</span>
          </h1>
          <p className="mt-1.5 text-ink-2 [overflow-wrap:anywhere]">
            <strong className="text-ink">
              Order <OrderNumber number={number} />.
            </strong>{' '}
            <BreakableMail text={confirmationTexts.mailed(email)} />
          </p>
          {promise && <p className="nums text-balance font-strong text-leaf-700">{promise}</p>}
        </div>
        <PrintButton label={confirmationTexts.print} className="no-print sm:ml-auto" />
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="flex flex-col gap-6">
          {order.shipments.map((shipment, index) => (
            <ShipmentTicket
              key={shipment.id}
              shipment={shipment}
              number={index + 1}
              of={order.shipments.length}
              confirmed
              action={
                shipment.workshop ? (
                  <WorkshopCalendarLinks
                    lines={shipment.lines.map(({ id, title, productCode, productID }) => ({
                      id,
                      title,
                      calendar: calendarFilePath(productCode, productID),
                    }))}
                  />
                ) : (
                  <>
                    <CollectionLinks place={stores[shipment.id]} />
                    <CalendarLinks
                      links={calendars[shipment.id]}
                      name={shipment.recipient ? recipientName(shipment.recipient) : ''}
                    />
                  </>
                )
              }
            >
              {shipment.lines.map((line) => (
                <ConfirmationLine key={line.id} line={line} seats={shipment.workshop !== null} />
              ))}
            </ShipmentTicket>
          ))}
          {order.shipments.some(({ lines }) => lines.some(({ giftCard }) => giftCard)) && (
            <div className="panel p-4 sm:p-5">
              <GiftCardList userID={userID} orderID={orderID} />
            </div>
          )}
          <NextSteps {...next} />
        </div>
        <aside className="flex flex-col gap-5">
          <section aria-labelledby="charged" className="panel p-6">
            <h2 id="charged" className="mb-4 text-h3">
              Order summary
            </h2>
            <TotalLines cart={order} confirmed />
            <PaidWith payments={payments} />
            {hold && <p className="mt-3 text-sm text-ink-2">{hold}</p>}
          </section>
          <ButtonLink href={page} className="no-print">
            {confirmationTexts.follow}
          </ButtonLink>
          <p className="no-print text-sm text-ink-2">
            Something to change? Call <OrderPhone className="font-strong text-ink" />.
          </p>
          {reportable && <OrderProblem userID={userID} orderID={orderID} />}
          {guest && (
            <div className="no-print flex flex-col gap-3 panel p-6">
              <p className="text-ui text-ink-2">{confirmationTexts.accountOffer}</p>
              <Button kind="secondary" onClick={() => openAuthDialog('register', email ?? '')}>
                {confirmationTexts.createAccount}
              </Button>
            </div>
          )}
          <ButtonLink href="/" kind="secondary" className="no-print">
            Back to the shop
          </ButtonLink>
        </aside>
      </div>
    </div>
  );
}
