'use client';

import { useState } from 'react';
import { shopFetch } from '@/components/browser/shop-fetch';
import { useAskAgain } from '@/components/browser/use-ask-again';
import { heroSentences, heroTitle } from '@/lib/content/hero-title';
import type { HomeArrival } from '@/lib/promise/home-arrival.server';

interface HeroWordsProps {
  /** The editors' title, with `{day}` for the first day anything arrives. */
  title: string;
  subTitle: string;
  words: HomeArrival['words'];
  /** The instant (ISO) at which the words end; `null` for those of another day, which stay. */
  until: string | null;
}

/** The hero's words and how long they stand, in milliseconds; `null` for those that stay. */
type Said = Pick<HomeArrival, 'words'> & { standsFor: number | null };

const failedAgainMs = 60_000;
const nothing: HomeArrival['words'] = { holiday: null, day: null, first: null };

/** Title and first sentence of the hero: as the cached page has them, and once those are over as the shop says them then; it promises nothing while it does not answer. */
export function HeroWords({ title, subTitle, words, until }: HeroWordsProps) {
  const [said, setSaid] = useState<Said>(() => ({
    words,
    standsFor: until === null ? null : Date.parse(until) - Date.now(),
  }));
  useAskAgain(said, said.standsFor, () => {
    void shopFetch<HomeArrival>('GET', '/api/delivery/home').then((answer) =>
      setSaid(answer.ok ? answer.value : { words: nothing, standsFor: failedAgainMs }),
    );
  });
  return (
    <>
      <h1 id="hero-heading" className="hero-title">
        {heroSentences(heroTitle(title, said.words)).map((sentence, index) => (
          <span key={index} className="block">
            {index > 0 && ' '}
            {sentence}
          </span>
        ))}
      </h1>
      <p className="mt-3 max-w-md text-lead">
        {[said.words.first, subTitle].filter(Boolean).join(' ')}
      </p>
    </>
  );
}
