'use client';

import { useState } from 'react';
import { StatusWord } from '@/components/account/orders/order-status-word';
import { SignInButton } from '@/components/account/sign-in-button';
import { PasswordChecklist } from '@/components/auth/password-checklist';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { QuantityStepper } from '@/components/cart/line/quantity-stepper';
import { TicketStub } from '@/components/cart/shipment/ticket-stub';
import { PageLinks } from '@/components/catalogue/list/page-links';
import { buttonClass } from '@/components/ui/button';
import { Row, State } from './specimen';

const tickets: [name: string, date: string | null, method: DeliveryMethod | null][] = [
  ['Ticket, delivery', '2026-05-09', 'LocalDelivery'],
  ['Ticket, pickup', '2026-05-09', 'InStorePickUp'],
  ['No day yet', null, null],
];

const steppers = (quantity: number) =>
  [
    ['Quantity', { label: 'Quantity', value: quantity }],
    ['At its limit', { label: 'Quantity at its limit', value: 9 }],
    ['Small, disabled', { label: 'Quantity, disabled', value: 1, size: 'small', disabled: true }],
  ] as const;

/** Delivery tickets, quantities and the pages of a list. */
export function OrderParts() {
  const [quantity, setQuantity] = useState(2);
  return (
    <>
      <Row>
        {tickets.map(([name, date, method]) => (
          <State key={name} name={name}>
            <div className="flex border border-line">
              <TicketStub date={date} method={method} />
            </div>
          </State>
        ))}
        {steppers(quantity).map(([name, stepper]) => (
          <State key={name} name={name}>
            <QuantityStepper {...stepper} min={1} max={9} onChange={setQuantity} />
          </State>
        ))}
      </Row>
      <State name="Pages of a list" className="mt-4">
        <PageLinks page={2} pages={9} total={480} hrefOf={() => '/style-guide'} />
      </State>
    </>
  );
}

/** Parts of the account: the auth dialog, the password rule, the states of an order. */
export function AccountParts() {
  return (
    <>
      <Row>
        <State name="Auth dialog">
          <SignInButton className={buttonClass('secondary')}>Login or Sign Up</SignInButton>
        </State>
        {(['Received', 'Processing', 'Delivered', 'Canceled'] as const).map((status) => (
          <State key={status} name={`Order ${status.toLowerCase()}`}>
            <StatusWord status={status} />
          </State>
        ))}
      </Row>
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <State name="Password rule, nothing typed">
          <PasswordChecklist password="" id="password-empty" />
        </State>
        <State name="Password rule, partly met">
          <PasswordChecklist password="Peony1" id="password-partly" />
        </State>
      </div>
    </>
  );
}
