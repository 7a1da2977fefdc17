interface TokenClaims {
  /** The order an anonymous token may work on; absent on a customer's token. */
  orderID: string | null;
}

/**
 * Reads the `orderid` claim of a commerce token. Nothing is decided by it: it is only used together with the same token, which the
 * commerce platform verifies on each call.
 */
export function tokenClaims(accessToken: string): TokenClaims {
  try {
    const payload = JSON.parse(
      Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8'),
    ) as unknown;
    const orderID =
      typeof payload === 'object' && payload !== null && 'orderid' in payload
        ? payload.orderid
        : null;
    return { orderID: typeof orderID === 'string' ? orderID : null };
  } catch {
    return { orderID: null };
  }
}
