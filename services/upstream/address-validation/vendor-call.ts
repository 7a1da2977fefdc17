import { UpstreamError } from '@/lib/upstream/upstream-error';

/** An address as a vendor is asked about it: one in the US, parts trimmed. */
export interface WrittenAddress {
  line1: string;
  line2: string;
  city: string;
  /** Two letters. */
  state: string;
  /** Five digits. */
  zip: string;
}

/** What a vendor answered, as JSON. Throws `UpstreamError` for a refusal and for what is no object. */
export async function answerOf<T extends object>(response: Response): Promise<T> {
  if (!response.ok) {
    const isRefused = response.status < 500 && response.status !== 429;
    throw new UpstreamError('address-validation', isRefused ? 'refused' : 'unavailable', {
      status: response.status,
    });
  }
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null)
    throw new UpstreamError('address-validation', 'unavailable', { status: response.status });
  return answer as T;
}
