import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this part of the page is as the server made it: no script has taken it over yet. */
export function useUnhydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
