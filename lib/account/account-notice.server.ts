import { randomUUID } from 'node:crypto';
import 'server-only';
import { log } from '@/lib/core/log';
import { sendAccountNotice } from '@/lib/upstream/app-api/accounts';
import { isUpstreamError } from '@/lib/upstream/upstream-error';

type Change =
  { Change: 'Password'; To: string } | { Change: 'Email'; OldEmail: string; NewEmail: string };

/** Has the mailboxes told of a change that was made (ruling 38). A notice that cannot be handed over is logged: the change stands. */
export async function tellMailboxes(change: Change, FirstName = ''): Promise<void> {
  try {
    await sendAccountNotice({ NoticeID: randomUUID(), FirstName, ...change });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('error', 'account notice not sent', {
      upstream: 'app-api',
      operation: change.Change,
      outcome: error.kind,
    });
  }
}
