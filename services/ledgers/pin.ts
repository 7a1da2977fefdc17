import { randomInt, scrypt, scryptSync } from 'node:crypto';
import { promisify } from 'node:util';
import { isSameText } from '@/lib/core/signature';

const bytes = 24;
const digits = 8;
const salt = (number: string) => `gift-card ${number}`;
const inBackground = promisify<string, string, number, Buffer>(scrypt);

/** The stored form of a card's PIN, salted with the card's number. */
export function pinDigest(number: string, pin: string): string {
  return scryptSync(pin, salt(number), bytes).toString('base64url');
}

/** A new PIN of eight random digits, with its stored form; worked out beside other work, for cards are issued by the hundred. */
export async function drawPin(number: string): Promise<{ pin: string; digest: string }> {
  const pin = String(randomInt(10 ** digits)).padStart(digits, '0');
  return { pin, digest: (await inBackground(pin, salt(number), bytes)).toString('base64url') };
}

/** Whether a PIN is the card's own. A card without one is opened by none. */
export function isPin(number: string, digest: string | null, pin: string): boolean {
  return digest !== null && isSameText(digest, pinDigest(number, pin));
}
