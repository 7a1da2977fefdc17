import { act } from '@testing-library/react';
import { useSyncExternalStore } from 'react';

/** Where a component under test went, and the query it stands at: `jest.mock('next/navigation', () => jest.requireActual('@/__tests__/components/account/router').navigation)`. */
export const router = { push: jest.fn(), replace: jest.fn() };
export const place = { query: '' };

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const navigation = {
  useRouter: () => router,
  useSearchParams: () =>
    new URLSearchParams(
      useSyncExternalStore(
        subscribe,
        () => place.query,
        () => place.query,
      ),
    ),
  usePathname: () => '/account/profile',
};

/** Lets the address follow the page's own writes to the history, as Next does; what was written, by how. */
export function followHistory(): { how: string; query: string }[] {
  const written: { how: string; query: string }[] = [];
  for (const how of ['pushState', 'replaceState'] as const) {
    jest
      .spyOn(window.history, how)
      .mockImplementation((_state: unknown, _title: string, url?: string | URL | null) => {
        stand(String(url).split('?')[1] ?? '');
        written.push({ how, query: place.query });
      });
  }
  return written;
}

/** Stands at another query, as after Back. */
export function stand(query: string): void {
  act(() => {
    place.query = query;
    listeners.forEach((listener) => listener());
  });
}
