/** What a request finds on its context: the shopper's commerce token, shape-checked. */
export interface AppApiVariables {
  Variables: { accessToken: string };
}
