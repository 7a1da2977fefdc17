import type { Caller } from './caller';

/** What a request finds on its context: the verified caller, the commerce token they came with, and the address of the storefront's client. */
export interface AppApiVariables {
  Variables: { accessToken: string; caller: Caller; clientAddress: string };
}
