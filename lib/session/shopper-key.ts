import type { Session } from './session';

/** A shopper as limits count them: the customer wherever they are signed in, a visitor by their order; `undefined` for nobody. */
export function shopperKey(
  session: Pick<Session, 'kind' | 'userID' | 'orderID' | 'sid'> | null,
): string | undefined {
  if (!session) return undefined;
  return session.kind === 'customer'
    ? `user ${session.userID}`
    : `order ${session.orderID ?? session.sid}`;
}
