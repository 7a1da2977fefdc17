import 'server-only';
import { appApiCall } from './client';

interface Registration {
  FirstName: string;
  LastName: string;
  Email: string;
  Password: string;
}

/** `POST /api/register?token=`: a new customer, who takes over the visitor's order. Never repeated. Throws `UpstreamError`, 409 for a known e-mail. */
export async function registerCustomer(
  accessToken: string,
  body: Registration,
  captcha: string,
): Promise<void> {
  const path = `/api/register?token=${encodeURIComponent(captcha)}`;
  await appApiCall({
    system: 'orders',
    operation: 'register',
    idempotent: false,
    method: 'POST',
    path,
    accessToken,
    body,
    parse: () => null,
  });
}
