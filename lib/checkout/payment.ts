/** What the browser needs to ask for a card without ever holding its number. */
export interface PaymentSetup {
  clientToken: string;
  /** Address of the payment frame of the embedded platform; `null` with a real gateway's token. */
  frameUrl: string | null;
}

/** Reads a payment client token: base64 JSON that may name a payment frame. Anything else is a real gateway's. */
export function paymentSetup(clientToken: string): PaymentSetup {
  return { clientToken, frameUrl: frameUrlOf(clientToken) };
}

function frameUrlOf(clientToken: string): string | null {
  try {
    const content = JSON.parse(Buffer.from(clientToken, 'base64').toString('utf8')) as unknown;
    const url = typeof content === 'object' && content !== null && 'paymentFrameUrl' in content ? content.paymentFrameUrl : null;
    return typeof url === 'string' && /^https?:\/\//.test(url) ? url : null;
  } catch {
    return null;
  }
}
