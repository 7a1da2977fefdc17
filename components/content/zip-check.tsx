'use client';

import { useEffect, useState } from 'react';
import { useStore } from '@/components/browser/create-store';
import { shopFetch } from '@/components/browser/shop-fetch';
import { useAskAgain } from '@/components/browser/use-ask-again';
import { useZipField } from '@/components/ui/form/use-zip-field';
import { zipStore } from '@/components/session/zip-store';
import { buttonClass } from '@/components/ui/button';
import { ActForm } from '@/components/ui/form/act-form';
import { FieldNote } from '@/components/ui/form/field-note';
import { inputClass } from '@/components/ui/form/text-field';
import { NeedsScript } from '@/components/ui/form/needs-script';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { ShopLink } from '@/components/ui/shop-link';
import { useUnhydrated } from '@/components/ui/use-unhydrated';
import { formatCents } from '@/lib/core/money';
import { relativeDay, hourOfDay } from '@/lib/core/time/day-words';
import { zipFault } from '@/lib/core/zip';
import type { ZipAnswer } from '@/lib/delivery/zones/zip-answer';

type ZipOutcome = ZipAnswer | { failed: string } | null;

/** Asks what a ZIP gets and says it: ways, fees and the first day of our own vans. The ZIP is the one of the whole shop. */
export function ZipCheck() {
  const zip = useStore(zipStore);
  const unhydrated = useUnhydrated();
  const { wrong, props, submit } = useZipField('zip-check-more');
  const [outcome, setOutcome] = useState<ZipOutcome>(null);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (!zip) return;
    let ignore = false;
    void shopFetch<ZipAnswer>('GET', `/api/delivery/zip?zip=${zip}`).then((answer) => {
      if (!ignore) setOutcome(answer.ok ? answer.value : { failed: answer.error.text });
    });
    return () => {
      ignore = true;
    };
  }, [zip, turn]);

  useAskAgain(outcome, outcome && 'zip' in outcome ? outcome.standsFor : null, () =>
    setTurn(turn + 1),
  );

  function check() {
    if (!submit()) return;
    setOutcome(null);
    setTurn(turn + 1);
  }

  return (
    <div>
      <ActForm act={check} noValidate aria-label="ZIP check">
        <label htmlFor="zip-check" className="block text-sm font-strong">
          ZIP of the recipient
        </label>
        <div className="mt-1 flex gap-3">
          <input id="zip-check" {...props} className={`nums max-w-32 ${inputClass(wrong)}`} />
          <button type="submit" className={buttonClass()}>
            Check
          </button>
        </div>
        <FieldNote id="zip-check-more" error={wrong ? zipFault : undefined} />
      </ActForm>
      <div role="status" className="mt-4 min-h-24">
        {zip ? <Answer zip={zip} outcome={outcome} /> : null}
      </div>
      {unhydrated && (
        <NeedsScript>
          The check needs JavaScript; the zones below say the same. You can also call
        </NeedsScript>
      )}
    </div>
  );
}

function Answer({ zip, outcome }: { zip: string; outcome: ZipOutcome }) {
  if (outcome === null || ('zip' in outcome && outcome.zip !== zip))
    return <p className="text-ink-2">Looking up {zip} …</p>;
  if ('failed' in outcome)
    return (
      <p>
        {outcome.failed} You can also call <OrderPhone />.
      </p>
    );
  const { city, today, ways } = outcome;
  return (
    <>
      <p className="font-strong text-leaf-700">
        {city
          ? `Yes, our own vans come to ${zip}, ${city}.`
          : `Our own vans do not come to ${zip}. These do:`}
      </p>
      <ul className="nums mt-2 space-y-2">
        {ways.map(({ label, cost, service, first }) => (
          <li key={label}>
            <span className="font-strong">
              {label}: {formatCents(cost)}
            </span>
            {service > 0 && ` with a ${formatCents(service)} service fee in it`}
            {first && (
              <span className="block text-ink-2">
                Can arrive {relativeDay(first.day, today)}, order by{' '}
                {hourOfDay(first.orderBy.time, first.orderBy.date, today)}.
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <ShopLink
          href={city ? '/c/flowers' : '/c/occasions/out-of-town-delivery'}
          className="text-link tap min-h-6"
        >
          {city ? 'Shop flowers' : 'Shop gifts that travel'}
        </ShopLink>
      </p>
    </>
  );
}
