/** What the browser needs to ask for a card or a wallet without ever holding a card's number. */
export interface PaymentSetup {
  clientToken: string;
  /** Address of the payment frame of the embedded platform; `null` with a real gateway's token. */
  frameUrl: string | null;
  /** PayPal's script and the gateway's client API as the embedded platform serves them; `null` with a real gateway's token. */
  wallets: WalletSetup | null;
}

export interface WalletSetup {
  sdkBaseUrl: string;
  clientID: string;
  clientApiUrl: string;
  fingerprint: string;
}

/** Reads a payment client token: base64 JSON that may name a payment frame and PayPal's script. Anything else is a real gateway's. */
export function paymentSetup(clientToken: string): PaymentSetup {
  const token = tokenContent(clientToken);
  return { clientToken, frameUrl: address(token.paymentFrameUrl), wallets: walletsOf(token) };
}

function walletsOf({ payPal, clientApiUrl, authorizationFingerprint }: Record<string, unknown>): WalletSetup | null {
  const { sdkBaseUrl, clientId } = typeof payPal === 'object' && payPal !== null ? payPal as Record<string, unknown> : {};
  const [sdk, api] = [address(sdkBaseUrl), address(clientApiUrl)];
  if (!sdk || !api || typeof clientId !== 'string' || typeof authorizationFingerprint !== 'string') return null;
  return { sdkBaseUrl: sdk, clientID: clientId, clientApiUrl: api, fingerprint: authorizationFingerprint };
}

function address(value: unknown): string | null {
  return typeof value === 'string' && /^https?:\/\//.test(value) ? value : null;
}

function tokenContent(clientToken: string): Record<string, unknown> {
  try {
    const content = JSON.parse(Buffer.from(clientToken, 'base64').toString('utf8')) as unknown;
    return typeof content === 'object' && content !== null ? content as Record<string, unknown> : {};
  } catch {
    return {};
  }
}
