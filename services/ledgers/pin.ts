import { scryptSync } from 'node:crypto';
import { isSameText } from '@/lib/core/signature';

/** The stored form of a card's PIN, salted with the card's number. */
export function pinDigest(number: string, pin: string): string {
  return scryptSync(pin, `gift-card ${number}`, 24).toString('base64url');
}

/** Whether a PIN is the card's own. A card without one is opened by none. */
export function isPin(number: string, digest: string | null, pin: string): boolean {
  return digest !== null && isSameText(digest, pinDigest(number, pin));
}
