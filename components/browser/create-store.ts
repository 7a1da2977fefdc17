'use client';

import { useSyncExternalStore } from 'react';

/** Something that islands of a document share: read, followed and replaced. */
export interface Store<T> {
  get(): T;
  /** What the server renders. */
  getOnServer(): T;
  /** Calls the listener after each change; returns what ends it. */
  subscribe(listener: () => void): () => void;
  set(next: T): void;
}

/** Makes a store that holds `start` until it is set. */
export function createStore<T>(start: T): Store<T> {
  const listeners = new Set<() => void>();
  let state = start;
  return {
    get: () => state,
    getOnServer: () => start,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

/** The state of a store, followed by a component. */
export function useStore<T>(store: Omit<Store<T>, 'set'>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getOnServer);
}
