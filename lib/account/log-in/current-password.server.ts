import 'server-only';
import type { MeUser } from 'ordercloud-javascript-sdk';
import { passwordToken } from '@/lib/upstream/commerce/auth';
import { isUpstreamError } from '@/lib/upstream/upstream-error';

/** Whether this is the user's password; one that no longer meets the rule still is. Throws `UpstreamError` when nobody can say. */
export async function isPassword(user: MeUser, password: string): Promise<boolean> {
  try {
    await passwordToken(user.Username ?? '', password);
    return true;
  } catch (error) {
    if (isUpstreamError(error) && error.kind === 'refused')
      return error.code === 'Auth.InsecurePassword';
    throw error;
  }
}
