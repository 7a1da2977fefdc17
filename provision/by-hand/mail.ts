import type { Env } from '@/lib/config/env';
import { examineMail, type MailProbes } from '../doctor/others';
import type { Account } from '../step';
import { accountByHand } from './account-by-hand';

/** The mail provider, and the domain that mails are from. */
export function mailAccount(
  env: Pick<Env, 'MAIL_FROM' | 'SMTP_URL' | 'PLATFORM_HOST' | 'PLATFORM_PORT'>,
  probes: () => MailProbes,
): Account {
  const domain = /@([\w.-]+)/.exec(env.MAIL_FROM)?.[1] ?? 'of MAIL_FROM';
  const standIn = `smtp://${env.PLATFORM_HOST}:${env.PLATFORM_PORT + 1}`;
  return accountByHand({
    name: `Mail from ${domain}`,
    unset: env.SMTP_URL === standIn ? 'SMTP_URL (smtps://user:password@host) and MAIL_FROM' : null,
    examine: () => examineMail(env, probes()),
    byHand: [
      `Mail provider, sender domains: add ${domain} and let it be verified; its user and password are those of SMTP_URL (smtps://user:password@host).`,
      `Where the names of ${domain} are kept (DNS): the TXT records the provider names for SPF (at ${domain}) and DKIM (at its selectors), and one at _dmarc.${domain} that begins with v=DMARC1.`,
    ],
  });
}
