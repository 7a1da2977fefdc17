import 'server-only';
import { passwordToken } from '@/lib/upstream/commerce/auth';
import { isUpstreamError } from '@/lib/upstream/upstream-error';

/** Whether this is the user's password; one that no longer meets the rule still is. Throws `UpstreamError` when nobody can say. */
export async function isPassword(username: string, password: string): Promise<boolean> {
  try {
    await passwordToken(username, password);
    return true;
  } catch (error) {
    if (isUpstreamError(error) && error.kind === 'refused')
      return error.code === 'Auth.InsecurePassword';
    throw error;
  }
}
