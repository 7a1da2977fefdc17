import { createHash } from 'node:crypto';

/** What the gateway takes as the ID of a customer: 36 characters, where the commerce platform's own may be a hundred, and no word it keeps to itself. */
const acceptedID = /^(?!(?:all|new)$)[\w-]{1,36}$/i;

/** Under which ID a commerce user is a customer of the gateway: their own, where the gateway takes it, else one made of it. */
export function gatewayCustomerID(userID: string): string {
  if (acceptedID.test(userID)) return userID;
  return `u_${createHash('sha256').update(userID).digest('hex').slice(0, 34)}`;
}
