import 'server-only';
import { isUnanswered, isUpstreamError } from '@/lib/upstream/upstream-error';
import { currentPasswordFault } from './current-password.server';

/**
 * Has a user's password set by `set`. Where its answer is lost, whether the password opens the account says whether it was set. Throws `UpstreamError`
 * when it was not, or nobody can say.
 */
export async function setPassword(
  username: string,
  password: string,
  set: () => Promise<void>,
): Promise<void> {
  try {
    await set();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    if (!(await isSet(username, password))) throw error;
  }
}

async function isSet(username: string, password: string): Promise<boolean> {
  try {
    return (await currentPasswordFault(username, password)) === null;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return false;
  }
}
