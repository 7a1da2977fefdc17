import { createHash, createHmac } from 'node:crypto';
import { localPlatform } from '@/lib/config/local-platform';
import type { Database, Queryable } from '@/services/database/database';
import { enqueue, openQueue, type Queue } from '../wire/queue';
import { xmlDocument, type XmlValue } from './xml';

/** The queue of notices still to be delivered. */
export const NOTICES = 'payment_notice';

const timeoutMs = 10_000;
const { publicKey, privateKey } = localPlatform.payments;

/** A notice as the gateway tells it: its kind, when it came to be, and what it is about, in the gateway's names. */
export interface GatewayNotice {
  kind: string;
  at: Date;
  subject: Record<string, XmlValue>;
}

/** Puts a notice into the queue, in the transaction of what it tells of. */
export async function queueNotice(
  handle: Queryable,
  { kind, at, subject }: GatewayNotice,
): Promise<void> {
  const xml = xmlDocument('notification', { timestamp: at, kind, subject });
  await enqueue(handle, NOTICES, { xml });
}

/** Delivers the notices to the one address the account names, each signed, at least once; to nobody without an address. */
export function openNotices(db: Database, address: string | undefined): Queue {
  return openQueue({
    db,
    table: NOTICES,
    send: async ({ xml }) => {
      if (!address) return;
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        body: new URLSearchParams(signedNotice(String(xml))),
      });
      await response.body?.cancel();
      if (!response.ok)
        throw new Error(`The receiver of payment notices answered ${response.status}.`);
    },
  });
}

/** A notice's two fields: the document in base64, and the public key with the HMAC-SHA1 of that under the digest of the private one. */
export function signedNotice(xml: string): { bt_signature: string; bt_payload: string } {
  const payload = `${Buffer.from(xml).toString('base64')}\n`;
  const key = createHash('sha1').update(privateKey).digest();
  const signature = createHmac('sha1', key).update(payload).digest('hex');
  return { bt_signature: `${publicKey}|${signature}`, bt_payload: payload };
}
