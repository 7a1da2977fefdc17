/** Calls the controls of a back end that was started with `SHOP_CONTROL=1`; throws what they refuse. */
export function controlCall(platformUrl: string) {
  return async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(`${platformUrl}/__control${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
}

/** Faults and barriers of a back end that was started with `SHOP_CONTROL=1`. */
export function control(platformUrl: string) {
  const call = controlCall(platformUrl);
  return {
    fault: (rule: object) => call('POST', '/faults', rule),
    hold: (name: string, rule: object) => call('PUT', `/barriers/${name}`, rule),
    /** How many stand at a barrier, as soon as one does. */
    reached: async (name: string) =>
      (
        (await (await call('GET', `/barriers/${name}?least=1&ms=20000`)).json()) as {
          waiting: number;
        }
      ).waiting,
    /** How many stand at a barrier now. */
    standing: async (name: string) =>
      ((await (await call('GET', `/barriers/${name}?least=0`)).json()) as { waiting: number })
        .waiting,
    /** Whether the commerce account lets its sellers submit the orders of buyers, until the back end starts again. */
    letSellersSubmit: (sellersSubmit: boolean) =>
      call('PUT', '/commerce-account', { sellersSubmit }),
    letGo: (name: string) => call('DELETE', `/barriers/${name}`),
  };
}
