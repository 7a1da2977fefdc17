'use client';

import { useEffect } from 'react';
import { rememberTrail, type TrailStep } from '@/components/catalogue/product/last-trail';

/** Remembers where the shopper is looking, for the breadcrumb of what they open from here. Shows nothing. */
export function RememberTrail({ trail }: { trail: TrailStep[] }) {
  useEffect(() => rememberTrail(trail), [trail]);
  return null;
}
