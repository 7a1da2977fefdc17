'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Floret } from '@/components/ui/brand/floret';
import { Notice } from '@/components/ui/notice';
import { ShopLink } from '@/components/ui/shop-link';
import type { Perks } from '@/lib/account/perks.server';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { mediumDate } from '@/lib/account/order-dates';
import { formatCents } from '@/lib/core/money';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { pageTexts } from '../page-texts';
import { NotReady } from '../part-view';
import { RefusedNotice } from '../refused-notice';
import { usePart } from '@/components/session/use-part';

const texts = pageTexts.perks;

const flower = (
  <Floret
    size={220}
    className="pointer-events-none absolute -z-1 -bottom-16 -right-12 text-lilac-400 opacity-30"
  />
);

/** Purple Perks of the customer: balance and expiry, or the way to register (specification B2, B4). `points` is the page of its own; the panel beside the profile shows nothing while the programme is switched off. */
export function PerksPanel({ points = false }: { points?: boolean }) {
  const { part, again, accept } = usePart<Perks>('/api/account/perks');
  const [joining, setJoining] = useState(false);
  const [joined, setJoined] = useState(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (joined) place.current?.focus();
  }, [joined]);
  const [failure, setFailure] = useState<ShopProblem | null>(null);
  const joinButton = useRef<HTMLButtonElement>(null);
  if (part.state !== 'ready') return <NotReady part={part} again={again} loading={texts.loading} />;
  const perks = part.value;

  async function join() {
    setJoining(true);
    setFailure(null);
    const answer = await shopFetch<Perks>('POST', '/api/account/perks', {});
    setJoining(false);
    if (!answer.ok) return setFailure(answer.error);
    accept(answer.value);
    setJoined(true);
  }

  if (perks.state === 'disabled')
    return points ? <Notice tone="notice">{texts.disabled}</Notice> : null;
  if (perks.state === 'none') {
    return (
      <div className="relative isolate flex flex-col items-start gap-4 overflow-hidden rounded-panel bg-lilac-200 p-6 text-aubergine-900">
        {points && flower}
        <p className={points ? 'display text-h3' : ''}>
          {perks.isMember ? texts.older : texts.none}
        </p>
        {points && <Points />}
        {failure && (
          <RefusedNotice problem={failure} onBack={() => setFailure(null)} then={joinButton} />
        )}
        {perks.isMember ? (
          <p>
            {texts.callUs} <OrderPhone />
          </p>
        ) : (
          <Button
            ref={joinButton}
            kind="loyalty"
            busy={joining ? texts.joining : undefined}
            onClick={() => void join()}
          >
            {texts.join}
          </Button>
        )}
      </div>
    );
  }
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={texts.mine}
      className="relative isolate overflow-hidden rounded-panel bg-lilac-200 p-6 text-aubergine-900"
    >
      {points && flower}
      <h2 className="text-h3">{texts.mine}</h2>
      <div
        className={
          points ? 'grid gap-x-12 gap-y-5 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-start' : ''
        }
      >
        <dl className="nums mt-4 flex flex-wrap gap-x-10 gap-y-4">
          <div>
            <dt className="text-sm font-strong">{texts.dollars}</dt>
            <dd className="display text-h2">
              {perks.balance === null ? texts.unknown : formatCents(perks.balance)}
            </dd>
          </div>
          {perks.expires && (
            <div>
              <dt className="text-sm font-strong">{texts.expires}</dt>
              <dd className="pt-2">{mediumDate(perks.expires)}</dd>
            </div>
          )}
          {points && (
            <div>
              <dt className="text-sm font-strong">{texts.card}</dt>
              <dd className="pt-2">{perks.cardNumber}</dd>
            </div>
          )}
        </dl>
        {points && (
          <div className="max-w-(--container-text) lg:mt-4">
            <Points />
            <p className="mt-4">
              <ShopLink href="/customer-service/frequently-asked-questions" className="text-link">
                {texts.faq}
              </ShopLink>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

/** What the programme is, on its own page. */
function Points() {
  return (
    <ul className="list-disc pl-5">
      {texts.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
