'use client';

import { useEffect, useState } from 'react';
import { shopFetch } from '@/components/browser/shop-fetch';
import { whenOver } from '@/components/browser/when-over';
import { heroTitle } from '@/lib/content/hero-title';
import type { HomeArrival } from '@/lib/promise/home-arrival.server';

interface HeroWordsProps {
  /** The editors' title, with `{day}` for the first day anything arrives. */
  title: string;
  subTitle: string;
  words: HomeArrival['words'];
  /** The instant (ISO) at which the words end; `null` for those of another day, which stay. */
  until: string | null;
}

const failedAgainMs = 60_000;
const nothing: HomeArrival['words'] = { holiday: null, day: null, first: null };

/** Title and first sentence of the hero: as the cached page has them, and once those are over as the shop says them then; it promises nothing while it does not answer. */
export function HeroWords({ title, subTitle, words, until }: HeroWordsProps) {
  const [said, setSaid] = useState({ words, until: until === null ? null : Date.parse(until) });
  useEffect(() => {
    if (said.until === null) return;
    return whenOver(said.until - Date.now(), () => {
      void shopFetch<HomeArrival>('GET', '/api/delivery/home').then((answer) => {
        const { words: fresh, standsFor } = answer.ok
          ? answer.value
          : { words: nothing, standsFor: failedAgainMs };
        setSaid({ words: fresh, until: Date.now() + standsFor });
      });
    });
  }, [said]);
  return (
    <>
      <h1 id="hero-heading" className="hero-title">
        {heroTitle(title, said.words)}
      </h1>
      <p className="mt-3 max-w-md text-lead">
        {[said.words.first, subTitle].filter(Boolean).join(' ')}
      </p>
    </>
  );
}
