import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { emailSchema } from '@/lib/address/schema';
import type { TakenSecrets } from '@/lib/core/signature';
import type { Store } from '@/services/database/statements';
import { enqueue } from '../outbox/outbox';
import { isFromCommerce } from './signatures';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A message of the commerce platform as its message sender is told (`MessageSenderForgottenPasswordPayload`). */
const messageSchema = z.object({
  MessageType: z.literal('ForgottenPassword'),
  Recipient: z.object({ Email: emailSchema(), FirstName: text }),
  EventBody: z.object({
    Username: text,
    PasswordRenewalUrl: z.union([z.url(), z.literal('')]).nullish(),
    PasswordRenewalVerificationCode: z.string().min(1),
  }),
});

interface CommerceMessages {
  store: Store;
  /** The platform's hash keys, which its webhooks are signed with as well. */
  keys: TakenSecrets;
  onMailQueued(): void;
}

/**
 * `POST /`: the retailer's message sender. The commerce platform says that somebody must be mailed and leaves the words to it. A message that was
 * taken before is refused with 409 and mailed once; a kind the shop has no mail for is refused with 400.
 */
export function commerceMessages({ store, keys, onMailQueued }: CommerceMessages): Hono {
  const routes = new Hono();
  routes.post('/', async (context) => {
    const body = await context.req.text();
    if (!isFromCommerce(keys, context.req.header('x-oc-hash'), body))
      return context.json({ status: 'unsigned' }, 401);
    const message = messageSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!message.success) return context.json({ status: 'unreadable' }, 400);
    const { Recipient, EventBody } = message.data;
    const code = EventBody.PasswordRenewalVerificationCode;
    const isNew = await store.transact(() =>
      enqueue({
        messageID: `password-${createHash('sha256').update(code).digest('hex').slice(0, 32)}`,
        kind: 'password-reset',
        payload: {
          to: Recipient.Email,
          firstName: Recipient.FirstName,
          url: linkOf(EventBody, Recipient.Email),
          code,
        },
      }),
    );
    if (!isNew) return context.json({ status: 'taken before' }, 409);
    onMailQueued();
    return context.json({ status: 'accepted' });
  });
  return routes;
}

/** The page that takes the new password, with what it reads of its address: the platform tells address, username and code each by itself. `null` where it tells no address. */
function linkOf(
  {
    PasswordRenewalUrl,
    PasswordRenewalVerificationCode,
    Username,
  }: z.infer<typeof messageSchema>['EventBody'],
  email: string,
): string | null {
  if (!PasswordRenewalUrl) return null;
  const link = new URL(PasswordRenewalUrl);
  const parts = { username: Username || email, code: PasswordRenewalVerificationCode };
  for (const [name, value] of Object.entries(parts))
    if (!link.searchParams.get(name)) link.searchParams.set(name, value);
  return link.href;
}
