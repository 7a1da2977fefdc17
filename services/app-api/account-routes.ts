import { Me, type MeUser } from 'ordercloud-javascript-sdk';
import { Hono } from 'hono';
import { problem } from '@/lib/core/errors/error-codes';
import { isEnhancedPassword } from '@/lib/account/log-in/password-rule';
import { isId } from '@/lib/core/ids';
import { securityEvent } from '@/lib/security/security-log';
import { commerceCall } from '../upstream/commerce/call';
import { CommerceFailure } from '../upstream/commerce/failure';
import type { CardVault } from '../upstream/payments/card-vault';
import { deleteCard, lendCard, saveCard } from './account/cards';
import { conflict, refused } from '../http/answers';
import { longestToken, billSchema, captchaSchema } from '../http/field-schemas';
import { readBody } from '../http/read-body';
import type { AppApiVariables } from '../http/caller';
import type { LimitsOf } from './limits/attempt-limits';
import { looksLikeCardNumber } from '../../lib/checkout/payment/card-number';
import { z } from 'zod';
import { accountEmailSchema, personName } from '@/lib/address/schema';
import { cardName, deviceDataSchema } from '@/lib/orders/money/payment-fields';

/** `POST /api/register?token=` (specification A7): a new customer. */
export const registerSchema = z.strictObject({
  FirstName: personName(),
  LastName: personName(),
  Email: accountEmailSchema(),
  Password: z.string(),
  Phone: z
    .string()
    .regex(/^\d{10}$/, 'Please enter a 10 digit phone number')
    .optional(),
});

/** `POST /api/creditcard/{id}` (ruling 18): a nonce or token of the gateway, never a number. */
export const cardSchema = z.strictObject({
  Nonce: z.string().min(1).max(300),
  CardholderName: cardName,
  Billing: billSchema.optional(),
  DeviceData: deviceDataSchema,
  Captcha: captchaSchema.optional(),
});

interface AccountRoutes {
  vault: CardVault;
  verifyCaptcha(token: string): Promise<boolean>;
  limitsOf: LimitsOf;
}

/** Cards, registration and the captcha (specification A7). */
export function accountRoutes({
  vault,
  verifyCaptcha,
  limitsOf,
}: AccountRoutes): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();

  routes.post('/creditcard/:id', async (c) => {
    const userID = c.req.param('id');
    if (!isId(userID) || c.get('caller').orderID !== null) return refused(c, problem('not-found'));
    const body = await readBody(c, cardSchema, cardNumberPath);
    if (!body.ok) return refused(c, body.error);
    const { Captcha: captcha, ...card } = body.value;
    const limits = limitsOf({ address: c.get('clientAddress'), userID, captcha });
    const saved = await saveCard({ vault, limits }, c.get('accessToken'), userID, card);
    return saved.ok ? c.json({ data: saved.value }, 201) : refused(c, saved.error);
  });

  routes.post('/creditcard/:id/nonce', async (c) => {
    const cardID = c.req.param('id');
    if (!isId(cardID) || c.get('caller').orderID !== null) return refused(c, problem('not-found'));
    const lent = await lendCard(vault, c.get('accessToken'), cardID);
    return lent.ok ? c.json({ data: lent.value }, 201) : refused(c, lent.error);
  });

  routes.delete('/creditcard/:id', async (c) => {
    const cardID = c.req.param('id');
    if (!isId(cardID)) return refused(c, problem('not-found'));
    await deleteCard(vault, c.get('accessToken'), cardID);
    return c.body(null, 204);
  });

  routes.post('/register', async (c) => {
    const token = c.req.query('token') ?? '';
    const body = await readBody(c, registerSchema, cardNumberPath);
    if (!body.ok) return refused(c, body.error);
    const { Password, Email, ...person } = body.value;
    if (!isEnhancedPassword(Password))
      return refused(c, problem('bad-request', { field: 'Password' }));
    if (token === '' || token.length > longestToken || !(await verifyCaptcha(token))) {
      securityEvent('captcha-failed');
      return refused(c, problem('bad-request', { field: 'token' }));
    }
    const user: MeUser = {
      ...person,
      Email,
      Username: Email,
      Password,
      Active: true,
      xp: { CreatedFrom: 'Storefront', OrderCloudToCecsCustomerStatus: 'Orphaned', WishList: [] },
    };
    try {
      const made = await commerceCall(c.get('accessToken'), (options) =>
        Me.Register(user, {}, options),
      );
      return c.json({ data: { access_token: made.access_token ?? '' } }, 201);
    } catch (error) {
      if (error instanceof CommerceFailure && error.status === 409)
        return conflict(c, 'email-taken', 'An account already exists with the email entered.');
      if (error instanceof CommerceFailure && error.status === 400)
        return refused(
          c,
          problem(
            'bad-request',
            error.code === 'Auth.InsecurePassword' ? { field: 'Password' } : {},
          ),
        );
      throw error;
    }
  });

  // A captcha that was not good is logged by who asks: the storefront knows the account.
  routes.post('/recaptcha/:token', async (c) => {
    const token = c.req.param('token');
    if (token.length > longestToken) return c.json({ success: false });
    return c.json({ success: await verifyCaptcha(token) });
  });
  return routes;
}

/** The path of the first text or number in a body that is a card number (ruling 18); `null` when there is none. */
function cardNumberPath(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string' || typeof value === 'number')
    return looksLikeCardNumber(String(value)) ? path.join('.') || 'body' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = looksLikeCardNumber(key)
      ? [...path, '*'].join('.')
      : cardNumberPath(inner, [...path, key]);
    if (found) return found;
  }
  return null;
}
