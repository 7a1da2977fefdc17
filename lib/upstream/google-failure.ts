import { answerJson } from './read-answer';
import type { System } from './systems';
import { UpstreamError } from './upstream-error';

interface GoogleAnswer {
  error?: { status?: string; details?: { reason?: string }[] };
}

/** How a call of one of Google's newer interfaces failed whose answer is no success. A key that is none, which they call a bad request, is a 403. */
export async function googleFailure(system: System, response: Response): Promise<UpstreamError> {
  const { error } = (await answerJson(response).catch(() => ({}))) as GoogleAnswer;
  const isOfKey = error?.details?.some(({ reason }) => reason === 'API_KEY_INVALID');
  const isRefused = response.status < 500 && response.status !== 429;
  return new UpstreamError(system, isRefused ? 'refused' : 'unavailable', {
    status: isOfKey ? 403 : response.status,
    code: error?.status,
  });
}
