import 'server-only';
import { randomUUID } from 'node:crypto';
import { env } from '@/lib/config/env';
import { now } from '@/lib/core/clock';
import { isSignedBody, signBody } from '@/lib/core/signature';

/** One entry of an address, by which the maps service prices its letters and its choice together. */
export interface MapsSession {
  /** Its name at the maps service. */
  token: string;
  /** What the browser brings back: the same, signed. */
  signed: string;
}

const signedText = (token: string) => `maps session ${token}`;

/** The session a browser brings back, as long as we gave it out within five minutes; else a new one: no text of a browser's reaches the maps service. */
export function mapsSession(brought: string | null): MapsSession {
  const [token = '', at = '', signature = ''] = (brought ?? '').slice(0, 200).split('.');
  const { STOREFRONT_WEBHOOK_SECRET } = env();
  if (
    brought &&
    isSignedBody(STOREFRONT_WEBHOOK_SECRET, at, signature, signedText(token), now().getTime())
  )
    return { token, signed: brought };
  const [made, madeAt] = [randomUUID(), now().getTime()];
  return {
    token: made,
    signed: [made, madeAt, signBody(STOREFRONT_WEBHOOK_SECRET, madeAt, signedText(made))].join('.'),
  };
}
