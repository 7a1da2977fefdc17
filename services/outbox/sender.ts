import { createTransport } from 'nodemailer';
import type { Env } from '@/lib/config/env';
import { log } from '@/lib/core/log';
import type { Database } from '@/lib/database/database';
import { every, type Loop } from '../loop';
import { confirmationMail } from './confirmation-mail';
import { markFailed, markSent, takeDue, type QueuedMessage } from './outbox';

/** Sends what lies in the outbox, at least once; a second delivery carries the same Message-ID. */
export interface Sender extends Loop {
  /** Sends what is due now; answers how many went out. */
  sendDue(): Promise<number>;
}

/** The mail sender over SMTP (`SMTP_URL`). */
export function mailSender(db: Database, env: Env, intervalMs = 1000): Sender {
  const transport = createTransport({ url: env.SMTP_URL, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 });
  const send = async (message: QueuedMessage) => {
    try {
      await transport.sendMail(confirmationMail(message));
      await markSent(db, message.id);
      return 1;
    } catch (error) {
      log('warn', 'mail not sent', { upstream: 'smtp', attempt: message.attempts, errCode: (error as { code?: string }).code });
      await markFailed(db, message.id, String(error));
      return 0;
    }
  };
  const sendDue = async () => {
    const results = await Promise.all((await takeDue(db)).map(send));
    return results.reduce<number>((all, sent) => all + sent, 0);
  };
  return { ...every(intervalMs, sendDue, 'outbox'), sendDue };
}
