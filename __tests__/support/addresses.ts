import { useSyncExternalStore } from 'react';

// As the router follows the window's history: `jest.mock('next/navigation', () => jest.requireActual('./addresses'))`.
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());
for (const verb of ['pushState', 'replaceState'] as const) {
  const change = window.history[verb].bind(window.history);
  window.history[verb] = (...entry) => {
    change(...entry);
    tell();
  };
}
window.addEventListener('popstate', tell);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(
    useSyncExternalStore(
      subscribe,
      () => window.location.search,
      () => '',
    ),
  );
}
