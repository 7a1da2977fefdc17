import { promises as dns } from 'node:dns';
import { createTransport } from 'nodemailer';
import type { Env } from '@/lib/config/env';
import type { MailProbes } from '@/provision/doctor/others';

const timeoutMs = 5000;

/** What the mail provider and the sender's domain are asked when they are examined. */
export function mailProbes({ SMTP_URL }: Pick<Env, 'SMTP_URL'>): MailProbes {
  return {
    greet: () =>
      createTransport({
        url: SMTP_URL,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
      }).verify(),
    textRecords: (name) =>
      dns.resolveTxt(name).then(
        (records) => records.map((parts) => parts.join('')),
        () => [],
      ),
  };
}
