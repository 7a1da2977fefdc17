/**
 * The codes of an error of Braintree's page script: its component's own, then that of the gateway's refusal behind it (`details.originalError`). A component names
 * every refusal of a request alike, whatever it was.
 */
export function gatewayCodes(error: unknown): string[] {
  const { code, details } = (error ?? {}) as { code?: unknown; details?: unknown };
  const { originalError } = (details ?? {}) as { originalError?: unknown };
  const { code: cause } = (originalError ?? {}) as { code?: unknown };
  return [code, cause].filter((name) => typeof name === 'string');
}

/** Whether the gateway no longer takes the client token, which serves for a day: the page stood open for longer. */
export function isTokenOver(error: unknown): boolean {
  return gatewayCodes(error).includes('CLIENT_AUTHORIZATION_INVALID');
}
