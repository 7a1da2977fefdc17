import { interactions, shifts, watchVitals } from '@/components/analytics/web-vitals';

/** What the browser was asked to tell of, by kind. */
const told = new Map<string, (entries: object[]) => void>();
const waiting = new Map<string, object[]>();
class Observer {
  private type = '';
  constructor(private readonly each: (list: { getEntries(): object[] }) => void) {}
  observe({ type }: { type: string }) {
    this.type = type;
    told.set(type, (entries) => this.each({ getEntries: () => entries }));
  }
  takeRecords() {
    return waiting.get(this.type) ?? [];
  }
  disconnect() {
    told.delete(this.type);
  }
}
const sendBeacon = jest.fn();
let visibility: DocumentVisibilityState = 'visible';
const hide = () => {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  visibility = 'visible';
  told.clear();
  sendBeacon.mockReset();
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  Object.assign(globalThis, { PerformanceObserver: Observer });
  Object.assign(navigator, { sendBeacon });
  window.history.replaceState(null, '', '/p/100202/peony?query=ana');
});

const sent = () => (sendBeacon.mock.calls as [string, Blob][])[0];
const read = (blob: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(blob);
  });

describe('watchVitals', () => {
  it('tells once, when the page is hidden, what was seen of it and nothing of who is there', async () => {
    watchVitals();
    told.get('navigation')?.([{ responseStart: 12.34567 }]);
    told.get('paint')?.([
      { name: 'first-paint', startTime: 1 },
      { name: 'first-contentful-paint', startTime: 80 },
    ]);
    told.get('largest-contentful-paint')?.([{ startTime: 80 }, { startTime: 410.5 }]);
    told.get('layout-shift')?.([{ startTime: 100, value: 0.02 }]);
    told.get('event')?.([{ interactionId: 0, duration: 900 }]);
    waiting.set('event', [{ interactionId: 7, duration: 64 }]);
    hide();
    hide();
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    const [address, body] = sent()!;
    expect([address, body.type]).toEqual(['/api/reports/vitals', 'application/json']);
    expect(await read(body)).toEqual({
      first: 'p',
      TTFB: 12.346,
      FCP: 80,
      LCP: 410.5,
      CLS: 0.02,
      INP: 64,
    });
    expect(told.size).toBe(0);
  });

  it('leaves a browser alone that says "do not sell or share"', () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    watchVitals();
    Object.assign(navigator, { globalPrivacyControl: undefined });
    hide();
    expect([told.size, sendBeacon.mock.calls]).toEqual([0, []]);
  });

  it('leaves a page alone that was opened where nobody sees it', () => {
    visibility = 'hidden';
    watchVitals();
    hide();
    expect([told.size, sendBeacon.mock.calls]).toEqual([0, []]);
  });
});

const all = <T extends object>(
  of: (told: (value: number) => void) => (entry: PerformanceEntry) => void,
  entries: T[],
) => {
  let last = NaN;
  const take = of((value) => (last = value));
  for (const entry of entries) take(entry as unknown as PerformanceEntry);
  return Math.round(last * 1000) / 1000;
};
const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});
const press = (interactionId: number, duration: number) => ({ interactionId, duration });

it.each([
  ['shifts within a second belong together', [shift(100, 0.1), shift(900, 0.1)], 0.2],
  ['after a second another window begins', [shift(100, 0.1), shift(1200, 0.05)], 0.1],
  [
    'no window is longer than five seconds',
    [0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => shift(at + 1500, 0.1)),
    0.6,
  ],
  ['what follows a press is the visitor’s own', [shift(100, 0.1), shift(200, 0.5, true)], 0.1],
])('%s', (_, entries, largest) => {
  expect(all(shifts, entries)).toBe(largest);
});

it.each([
  ['the slowest counts', [press(1, 50), press(2, 300), press(3, 80)], 300],
  ['events of one press are one', [press(1, 50), press(1, 90), press(1, 70)], 90],
  [
    'of fifty one is forgiven',
    [press(99, 500), press(98, 400), ...Array.from({ length: 48 }, (_, at) => press(at + 1, 40))],
    400,
  ],
])('of interactions %s', (_, entries, slowest) => {
  expect(all(interactions, entries)).toBe(slowest);
});
