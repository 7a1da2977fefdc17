import 'server-only';
import { ForgottenCredentials, Me } from 'ordercloud-javascript-sdk';
import { env } from '@/lib/config/env';
import { commerceCall, tokenlessCall } from './client';

/** Mails a code that works once, within two hours (specification B8). Throws `UpstreamError`, 404 for an unknown e-mail. */
export async function sendResetCode(email: string): Promise<void> {
  const URL = `${env().SITE_ORIGIN}/reset-password`;
  await tokenlessCall('send-code', false, (options) =>
    ForgottenCredentials.SendVerificationCode(
      { ClientID: env().COMMERCE_CLIENT_ID, Email: email, URL },
      options,
    ),
  );
}

/** Sets a new password with a mailed code, which is used up; every token of the customer ends. Throws `UpstreamError`. */
export async function resetPassword(
  code: string,
  username: string,
  password: string,
): Promise<void> {
  const body = { ClientID: env().COMMERCE_CLIENT_ID, Username: username, Password: password };
  await tokenlessCall('reset', false, (options) =>
    ForgottenCredentials.ResetPasswordByVerificationCode(code, body, options),
  );
}

/** Sets the password of the token's own user. Throws `UpstreamError`. */
export async function changePassword(accessToken: string, password: string): Promise<void> {
  await commerceCall('commerce-auth', 'change-password', true, accessToken, (options) =>
    Me.ResetPasswordByToken({ NewPassword: password }, options),
  );
}
