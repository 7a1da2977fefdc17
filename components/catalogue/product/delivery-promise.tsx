'use client';

import { useStore } from '@/components/browser/create-store';
import { useEffect, useState } from 'react';
import { daySentence } from '@/lib/cart/day-words';
import { promise, promisedStore } from '@/components/cart/promised-store';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { clockWords, relativeDay, shortDay } from '@/lib/core/time/day-words';
import { formatCents } from '@/lib/core/money';
import { useZipField } from '@/components/session/use-zip-field';
import { zipStore } from '@/components/session/zip-store';
import { isPickup, methodLabel } from '@/lib/delivery/labels';
import type { EarliestAnswer, LeadWay } from '@/lib/checkout/delivery/load-earliest.server';
import { shopFetch } from '@/components/browser/shop-fetch';
import { TicketStub } from '@/components/cart/shipment/ticket-stub';
import { ActForm } from '@/components/ui/form/act-form';
import { afterPaint } from '@/components/ui/after-paint';
import { buttonClass } from '@/components/ui/button';
import { useFilledBefore } from '@/components/ui/form/use-filled-before';

interface EarliestDates {
  today: ChicagoDate;
  city: string | null;
  products: EarliestAnswer[];
}

type ProductDates =
  | { zip: string | null; answer: EarliestAnswer | null; city: string | null; today: ChicagoDate }
  | 'unavailable'
  | null;

/** The way checkout would choose with its fee, its last minute and its next days; the others behind "Other ways". For a ZIP once it is known. */
export function DeliveryPromise({ productID }: { productID: string }) {
  const zip = useStore(zipStore);
  const [dates, setDates] = useState<ProductDates>(null);
  const entry = useZipField();
  const { wrong } = entry;

  useEffect(() => {
    let left = false;
    const ask = async () => {
      const query = new URLSearchParams({ products: productID, ...(zip ? { zip } : {}) });
      const answer = await shopFetch<EarliestDates>(
        'GET',
        `/api/delivery/earliest?${query.toString()}`,
      );
      if (left) return;
      const {
        products: [product = null] = [],
        city = null,
        today = '',
      } = answer.ok ? answer.value : {};
      setDates(answer.ok ? { zip, answer: product, city, today } : 'unavailable');
      const lead = product?.lead;
      promise({ day: lead?.days[0] ?? null, pickup: lead ? isPickup(lead.method) : false });
    };
    const callOff = afterPaint(() => void ask());
    return () => {
      left = true;
      promise({ day: null });
      callOff();
    };
  }, [productID, zip]);

  const field = useFilledBefore<HTMLInputElement>(entry.typed, entry.type);

  function submit() {
    if (!entry.submit()) return;
    entry.clear();
  }

  const lead = dates && dates !== 'unavailable' ? (dates.answer?.lead ?? null) : null;
  return (
    <div className="flex border-b border-leaf-300 bg-card">
      <TicketStub date={lead?.days[0] ?? null} method={lead?.method ?? null} />
      <div className="min-w-0 flex-1 px-4 py-3 text-sm">
        <div role="status" className="min-h-17">
          {words(dates)}
        </div>
        <div className="min-h-8">
          {dates && dates !== 'unavailable' && <OtherWays {...dates} />}
        </div>
        <ActForm act={submit} className="mt-1.5 flex flex-wrap items-center gap-2" noValidate>
          <label htmlFor="promise-zip" className="text-xs text-ink-2">
            {zip ? 'Another ZIP' : 'ZIP of the recipient'}
          </label>
          <input
            id="promise-zip"
            ref={field}
            {...entry.props}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? 'promise-zip-error' : undefined}
            className={`nums h-9 w-20 rounded-pane border bg-card px-2.5 text-sm ${wrong ? 'border-2 border-terra-600' : 'border-line-strong'}`}
          />
          <button type="submit" className={buttonClass('secondary', 'small', 'min-h-9! px-3!')}>
            Check
          </button>
          {wrong && (
            <p id="promise-zip-error" role="alert" className="w-full text-xs text-terra-700">
              Please enter a 5 digit zip
            </p>
          )}
        </ActForm>
      </div>
    </div>
  );
}

function words(dates: ProductDates): React.ReactNode {
  if (dates === null) return <p className="text-ink-2">Checking the first day…</p>;
  if (dates === 'unavailable')
    return (
      <p className="text-ink-2">
        Dates are not available right now. You choose the day in the cart.
      </p>
    );
  const { zip, answer, city, today } = dates;
  const lead = answer?.lead;
  if (!lead)
    return (
      <p className="text-ink-2">
        {zip
          ? `We can’t deliver this to ${zip} on any day we can promise.`
          : 'We can’t promise a day right now.'}
      </p>
    );
  const pickup = isPickup(lead.method);
  const to = zip ? (city ?? zip) : 'the Twin Cities';
  const [first = '', ...more] = lead.days;
  return (
    <>
      {pickup && zip && <p className="text-ink-2">We do not deliver this to {zip}.</p>}
      <p className="font-strong text-leaf-700">
        {pickup ? 'Ready' : 'Can arrive'} {daySentence(first)}
        {pickup || lead.method === 'Email' || (!zip && lead.method !== 'LocalDelivery')
          ? ''
          : ` in ${to}`}
      </p>
      <p className="text-ink-2">
        {methodLabel(lead.method)}
        <Fee zip={zip} method={lead.method} />
        {lead.method !== 'Email' && `, order by ${orderByWords(lead.orderBy, today)}`}
      </p>
      {more.length > 0 && <p className="text-ink-2">Or {more.map(shortDay).join(' or ')}</p>}
    </>
  );
}

/** `1 PM today`, `1 PM tomorrow`; the midnight that begins a day is said of the day it ends. */
function orderByWords({ date, time }: LeadWay['orderBy'], today: ChicagoDate): string {
  return time === '00:00'
    ? `midnight ${relativeDay(addChicagoDays(date, -1), today)}`
    : `${clockWords(time, true)} ${relativeDay(date, today)}`;
}

/** What the way costs to the ZIP, all in, once the sum below has been told. */
function Fee({ zip, method }: { zip: string | null; method: LeadWay['method'] }) {
  const { price } = useStore(promisedStore);
  if (!price || price.zip !== zip || price.quote.way !== methodLabel(method)) return null;
  return (
    <span className="nums"> {price.quote.fee === 0 ? 'free' : formatCents(price.quote.fee)}</span>
  );
}

/** Each other way with its first day. */
function OtherWays({ answer }: Pick<Exclude<ProductDates, string | null>, 'answer'>) {
  const labels = new Map(
    (answer?.ways ?? []).flatMap(({ method, date }) =>
      date ? [[methodLabel(method), date] as const] : [],
    ),
  );
  if (answer?.lead) labels.delete(methodLabel(answer.lead.method));
  if (labels.size === 0) return null;
  return (
    <details>
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-xs font-strong underline underline-offset-4">
        Other ways
      </summary>
      <ul className="text-xs text-ink-2">
        {[...labels].map(([label, date]) => (
          <li key={label}>
            {label}: {daySentence(date)}
          </li>
        ))}
      </ul>
    </details>
  );
}
