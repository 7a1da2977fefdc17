import { createHash } from 'node:crypto';
import { z } from 'zod';
import { newId } from '@/lib/core/ids';

/** Accounts remembered on one browser: a household's. */
const mostAccounts = 6;

/** A browser on which customers have logged in before: an ID of its own, and digests of their e-mails. */
export const knownDeviceSchema = z.strictObject({
  id: z.string().min(16).max(64),
  accounts: z.array(z.string().length(22)).min(1).max(mostAccounts),
});
export type KnownDevice = z.infer<typeof knownDeviceSchema>;

const digest = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22);

/** The name of a customer on this browser, telling nothing of them; `null` when they have not logged in on it before. */
export function nameOnDevice(device: KnownDevice | null, email: string): string | null {
  const account = digest(email);
  return device?.accounts.includes(account) ? `device ${device.id} ${account}` : null;
}

/** The browser after one more log-in; the account used longest ago makes room. */
export function withAccount(device: KnownDevice | null, email: string): KnownDevice {
  const account = digest(email);
  return {
    id: device?.id ?? newId(),
    accounts: [account, ...(device?.accounts ?? []).filter((other) => other !== account)].slice(
      0,
      mostAccounts,
    ),
  };
}
