import { mostAnswerBytes } from '../read-answer';

/** What limits a call of the SDK, which hands it on to its HTTP client though its types do not name it. */
export interface SdkLimits {
  signal: AbortSignal;
  maxContentLength: number;
  /** The one field its types name for all calls. */
  requestType?: string;
}

/** The limits of a call that ends with `signal`. */
export function sdkLimits(signal: AbortSignal): SdkLimits {
  return { signal, maxContentLength: mostAnswerBytes };
}

/** Whether the SDK brought something else than the platform's JSON, which it hands on as text: a page of what stands before the platform, or an answer that was cut off. */
export function isNoAnswer(answer: unknown): boolean {
  return typeof answer === 'string' && answer !== '';
}
