/** A card as the page may know it. */
export interface CardNonce {
  nonce: string;
  cardType: string;
  lastFour: string;
  /** Its first six digits, where its bank may have to be asked. */
  bin?: string;
}

/** What the platform's payment frame tells the page; it alone sees the card's number. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'nonce'; nonce: string; cardType: string; lastFour: string }
  | { type: 'invalid'; fields: string[] }
  | { type: 'checked'; fields: string[] }
  | { type: 'error' };

const prefix = 'lilac-payments:';

/** The message that asks the frame for a nonce. */
export const tokenizeRequest = { type: `${prefix}tokenize` } as const;

/** The message that asks the frame to say at its fields what is wrong with the card, and with which it answers `checked`; with `takesFocus` the first of them has the focus. */
export const checkRequest = (takesFocus: boolean) =>
  ({ type: `${prefix}check`, takesFocus }) as const;

/** Address of the frame for this page, with the client token where no server sees it. */
export function frameAddress(frameUrl: string, pageOrigin: string, clientToken: string): string {
  return `${frameUrl}?parent=${encodeURIComponent(pageOrigin)}#token=${encodeURIComponent(clientToken)}`;
}

/** A message of the frame, or `null` for one from elsewhere or of another shape. */
export function frameMessage(
  event: { origin: string; data: unknown },
  frameUrl: string,
): FrameMessage | null {
  if (
    event.origin !== new URL(frameUrl).origin ||
    typeof event.data !== 'object' ||
    event.data === null
  )
    return null;
  const data = event.data as Record<string, unknown>;
  switch (data.type) {
    case `${prefix}ready`:
      return { type: 'ready' };
    case `${prefix}error`:
      return { type: 'error' };
    case `${prefix}height`:
      return typeof data.height === 'number'
        ? { type: 'height', height: Math.min(Math.max(data.height, 80), 800) }
        : null;
    case `${prefix}invalid`:
      return { type: 'invalid', fields: fieldsOf(data) };
    case `${prefix}checked`:
      return { type: 'checked', fields: fieldsOf(data) };
    case `${prefix}nonce`:
      return nonceMessage(data);
    default:
      return null;
  }
}

const fieldsOf = ({ fields }: Record<string, unknown>) =>
  Array.isArray(fields) ? fields.map(String) : [];

function nonceMessage({ nonce, cardType, lastFour }: Record<string, unknown>): FrameMessage | null {
  if (typeof nonce !== 'string' || nonce === '') return null;
  return {
    type: 'nonce',
    nonce,
    cardType: typeof cardType === 'string' ? cardType : 'Card',
    lastFour: typeof lastFour === 'string' ? lastFour : '',
  };
}
