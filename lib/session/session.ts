import { z } from 'zod';

/** What the sealed cookie holds: one pair of tokens and what the shop must know without asking (specification A4). */
export const sessionSchema = z.strictObject({
  /** Random ID of this session, new at log-in and log-out. */
  sid: z.string().min(16).max(64),
  kind: z.enum(['anonymous', 'customer']),
  accessToken: z.string().min(1),
  refreshToken: z.string().min(1).optional(),
  /** When the access token ends, in milliseconds since 1970. */
  expiresAt: z.number().int(),
  userID: z.string().min(1).max(100),
  /** The order an anonymous token names, or a customer's newest unsubmitted order once known. */
  orderID: z.string().min(1).max(100).nullable(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  /** The customer did not ask to be remembered: the browser forgets the cookie when it is closed. */
  brief: z.literal(true).optional(),
});

export type Session = z.infer<typeof sessionSchema>;

/** The part of a session the browser may see. */
export interface SessionView {
  kind: 'none' | 'anonymous' | 'customer';
  /** A customer's own ID: two of one name are two users. */
  userID?: string;
  firstName: string | null;
  lastName: string | null;
  /** Units in the cart; `null` when it could not be read. */
  cartCount: number | null;
}

/** A shopper as limits count them: the customer wherever they are signed in, a visitor by their order; `undefined` for nobody. */
export function shopperKey(
  session: Pick<Session, 'kind' | 'userID' | 'orderID' | 'sid'> | null,
): string | undefined {
  if (!session) return undefined;
  return session.kind === 'customer'
    ? `user ${session.userID}`
    : `order ${session.orderID ?? session.sid}`;
}

/** A guest's proof of having placed an order: opens its confirmation as long as the browser keeps it, on this browser only (ruling 29). */
export const receiptSchema = z.strictObject({
  userID: z.string().min(1).max(100),
  orderID: z.string().min(1).max(100),
  /** The token of the order's link. */
  link: z.string().min(1).max(100),
});

export type Receipt = z.infer<typeof receiptSchema>;
