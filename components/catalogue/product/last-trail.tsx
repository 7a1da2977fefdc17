'use client';

import { storedText } from '@/components/browser/stored-text';
import { useEffect } from 'react';

/** A step of a trail of categories. */
export interface TrailStep {
  label: string;
  path: string;
}

const lastTrail = storedText('sessionStorage', 'lilac-trail');

/** Keeps the trail of the list a shopper is looking at, for the breadcrumb of the product they open from it. */
const rememberTrail = (trail: readonly TrailStep[]): void => lastTrail.set(JSON.stringify(trail));

/** Where the trail of this entry of the history is kept; that of the list looked at last where the browser does not name its entries. */
function ofEntry() {
  const entry = (window as Partial<Window>).navigation?.currentEntry?.key;
  return entry ? storedText('sessionStorage', `lilac-trail-${entry}`) : lastTrail;
}

/** The trail that this entry of the history was opened from, as text: the one kept with it, else that of the list looked at last. `null` without one. */
export const keptTrail = (): string | null => ofEntry().get() ?? lastTrail.get();

/** Keeps the trail that is shown with this entry of the history, so that Back shows it again. */
export const keepTrail = (trail: string): void => ofEntry().set(trail);

/** A kept trail, or `null` for what is none: every step a label and a path of this site. */
export function trailFrom(kept: string | null): TrailStep[] | null {
  try {
    const trail: unknown = JSON.parse(kept ?? 'null');
    return Array.isArray(trail) && trail.length > 0 && trail.every(isStep) ? trail : null;
  } catch {
    return null;
  }
}

function isStep(value: unknown): value is TrailStep {
  const { label, path } = (value ?? {}) as { label?: unknown; path?: unknown };
  return typeof label === 'string' && typeof path === 'string' && /^\/(?![/\\])/.test(path);
}

/** Remembers where the shopper is looking, for the breadcrumb of what they open from here. Shows nothing. */
export function RememberTrail({ trail }: { trail: TrailStep[] }) {
  useEffect(() => rememberTrail(trail), [trail]);
  return null;
}
