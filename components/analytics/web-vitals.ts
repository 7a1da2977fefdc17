import type { z } from 'zod';
import type { vitalsSchema } from '@/lib/http/web-vitals';

type Vitals = z.input<typeof vitalsSchema>;

/** An event or shift as the browser tells it; older type libraries know neither. */
type Entry = PerformanceEntry & {
  interactionId?: number;
  hadRecentInput?: boolean;
  value?: number;
};

/** Shifts belong together while each follows within a second, for five seconds at most (the definition of CLS). */
const windowGapMs = 1000;
const windowMs = 5000;
/** One slow interaction of fifty is forgiven (the definition of INP). */
const forgiven = 50;
const keptInteractions = 10;

/**
 * Watches how the browser meets this page, from its beginning, and tells the shop when the page is first hidden: the times of the first byte, paint
 * and largest paint, the slowest reaction and how much moved (decision 130). Nothing is stored in the browser, and one that says "do not sell or
 * share" is left alone.
 */
export function watchVitals(): void {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || document.visibilityState === 'hidden') return;
  const vitals: Vitals = { first: location.pathname.split('/')[1]?.slice(0, 40) ?? '' };
  const observers = [
    observe('navigation', (entry) => {
      vitals.TTFB = (entry as PerformanceNavigationTiming).responseStart;
    }),
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') vitals.FCP = startTime;
    }),
    observe('largest-contentful-paint', ({ startTime }) => {
      vitals.LCP = startTime;
    }),
    observe(
      'layout-shift',
      shifts((value) => (vitals.CLS = value)),
    ),
    observe(
      'event',
      interactions((value) => (vitals.INP = value)),
    ),
  ];
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    for (const stop of observers) stop();
    const body = JSON.stringify(vitals, (_, value: unknown) =>
      typeof value === 'number' ? Math.round(value * 1e3) / 1e3 : value,
    );
    navigator.sendBeacon('/api/reports/vitals', new Blob([body], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', tell);
}

/** Tells of every entry of a kind, those from before included; returns a function that ends it, after the last ones. A browser without the kind tells of none. */
function observe(type: string, report: (entry: Entry) => void): () => void {
  const each = (entries: PerformanceEntryList) => entries.forEach(report);
  const observer = new PerformanceObserver((list) => each(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
  return () => {
    each(observer.takeRecords());
    observer.disconnect();
  };
}

/** The largest sum of shifts that belong together. */
export function shifts(report: (largest: number) => void): (entry: Entry) => void {
  let [sum, from, last, largest] = [0, 0, 0, 0];
  return ({ hadRecentInput, startTime, value = 0 }) => {
    if (hadRecentInput) return;
    if (startTime - last >= windowGapMs || startTime - from >= windowMs)
      [sum, from] = [0, startTime];
    [sum, last] = [sum + value, startTime];
    largest = Math.max(largest, sum);
    report(largest);
  };
}

/** The slowest reaction to what the visitor did, of many the one that nearly all were quicker than. */
export function interactions(report: (slowest: number) => void): (entry: Entry) => void {
  const longest = new Map<number, number>();
  const seen = new Set<number>();
  return ({ interactionId, duration }) => {
    if (!interactionId) return;
    seen.add(interactionId);
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
    const sorted = [...longest].sort(([, one], [, other]) => other - one);
    for (const [id] of sorted.slice(keptInteractions)) longest.delete(id);
    report(sorted[Math.min(Math.floor(seen.size / forgiven), longest.size - 1)]?.[1] ?? 0);
  };
}
