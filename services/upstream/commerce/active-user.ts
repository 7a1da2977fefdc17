import { Me } from 'ordercloud-javascript-sdk';
import { commerceRead } from './call';
import { CommerceFailure } from './failure';

/**
 * Asks the commerce platform whether the user behind a token may still log in: the token itself says so until it expires, whatever became of them since. Throws
 * `CommerceFailure`, with 401 for a user who was taken out or whose tokens were ended.
 */
export async function mustBeActive(accessToken: string): Promise<void> {
  const { Active } = await commerceRead(accessToken, (options) => Me.Get(options));
  if (Active === false) throw new CommerceFailure(true, 401);
}
