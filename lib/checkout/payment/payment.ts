/** What the browser needs to ask for a card or a wallet without ever holding a card's number. */
export interface PaymentSetup {
  clientToken: string;
  /** Address of the payment frame of the embedded platform; `null` with a real gateway's token. */
  frameUrl: string | null;
  /** URLs of PayPal's script and the gateway's client API on the embedded platform; `null` with a real gateway's token. */
  wallets: WalletSetup | null;
  /** What a real gateway's token allows: its hosted card fields and the wallets of the account; `null` with the embedded platform's token. */
  braintree: BraintreeSetup | null;
}

export interface WalletSetup {
  sdkBaseUrl: string;
  clientID: string;
  clientApiUrl: string;
  fingerprint: string;
}

export interface BraintreeSetup {
  /** `null` where the account takes no PayPal. */
  payPal: PayPalScript | null;
  venmo: boolean;
  /** Whether a card's bank has to confirm it before the order is placed (3-D Secure). */
  threeDSecure: boolean;
  /** The customer's e-mail, which their bank is told; `null` for a visitor, and where no bank is asked. */
  email: string | null;
}

export interface PayPalScript {
  sdkBaseUrl: string;
  /** `null` uses the ID of the gateway's own configuration. */
  clientID: string | null;
}

/** The hosts Braintree's page script talks to; it refuses every other, so a token that names another is no real gateway's. */
const gatewayHost = /(^|\.)(braintreegateway|braintree-api)\.com$/;

/**
 * Reads a payment client token, base64 JSON (specification A7). The embedded platform's names a payment frame and PayPal's script; a real gateway's has an
 * `authorizationFingerprint` and a `clientApiUrl` on Braintree's own hosts. Any other opens nothing. `settings` are the shop's: PayPal's script, and whether cards are confirmed by their
 * bank, where the account can (`threeDSecureEnabled`).
 */
export function paymentSetup(
  clientToken: string,
  settings: { payPal: PayPalScript; threeDSecure: boolean; email: string | null },
): PaymentSetup {
  const token = tokenContent(clientToken);
  const frameUrl = address(token.paymentFrameUrl);
  return {
    clientToken,
    frameUrl,
    wallets: walletsOf(token),
    braintree: frameUrl === null ? braintreeOf(token, settings) : null,
  };
}

function braintreeOf(
  token: Record<string, unknown>,
  { payPal, threeDSecure, email }: Parameters<typeof paymentSetup>[1],
): BraintreeSetup | null {
  const api = address(token.clientApiUrl);
  if (
    !api?.startsWith('https:') ||
    !gatewayHost.test(new URL(api).hostname) ||
    typeof token.authorizationFingerprint !== 'string'
  )
    return null;
  const asks = threeDSecure && token.threeDSecureEnabled === true;
  return {
    payPal: token.paypalEnabled === true ? payPal : null,
    venmo: typeof token.venmo === 'string' && token.venmo !== 'off',
    threeDSecure: asks,
    email: asks ? email : null,
  };
}

function walletsOf({
  payPal,
  clientApiUrl,
  authorizationFingerprint,
}: Record<string, unknown>): WalletSetup | null {
  const { sdkBaseUrl, clientId } =
    typeof payPal === 'object' && payPal !== null ? (payPal as Record<string, unknown>) : {};
  const [sdk, api] = [address(sdkBaseUrl), address(clientApiUrl)];
  if (!sdk || !api || typeof clientId !== 'string' || typeof authorizationFingerprint !== 'string')
    return null;
  return {
    sdkBaseUrl: sdk,
    clientID: clientId,
    clientApiUrl: api,
    fingerprint: authorizationFingerprint,
  };
}

function address(value: unknown): string | null {
  return typeof value === 'string' && URL.canParse(value) && /^https?:\/\//.test(value)
    ? value
    : null;
}

function tokenContent(clientToken: string): Record<string, unknown> {
  try {
    const content = JSON.parse(Buffer.from(clientToken, 'base64').toString('utf8')) as unknown;
    return typeof content === 'object' && content !== null
      ? (content as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
