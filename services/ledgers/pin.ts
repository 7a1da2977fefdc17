import { randomInt, scrypt, scryptSync } from 'node:crypto';
import { promisify } from 'node:util';

/** How a gift card reaches who gets it. */
export type CardForm = 'paper' | 'e-mail';

const bytes = 24;
const salt = (number: string) => `gift-card ${number}`;
const inBackground = promisify<string, string, number, Buffer>(scrypt);

/** Neither letters and digits that look alike nor vowels, which spell words. */
const codeSigns = '23456789BCDFGHJKMNPQRSTVWXYZ';
const [pinDigits, codeLength] = [4, 8];

/** The stored form of a card's PIN, salted with the card's number. */
export function pinDigest(number: string, pin: string): string {
  return scryptSync(pin, salt(number), bytes).toString('base64url');
}

/** `pinDigest`, worked out beside other work: cards are issued by the hundred, and PINs are guessed by the thousand. */
export async function pinDigestBeside(number: string, pin: string): Promise<string> {
  return (await inBackground(pin, salt(number), bytes)).toString('base64url');
}

/** A new random PIN with its stored form: four digits below the strip of a paper card, a claim code of eight signs for a card by e-mail. */
export async function drawPin(
  number: string,
  form: CardForm,
): Promise<{ pin: string; digest: string }> {
  const code = () =>
    Array.from({ length: codeLength }, () => codeSigns[randomInt(codeSigns.length)]).join('');
  const pin =
    form === 'paper' ? String(randomInt(10 ** pinDigits)).padStart(pinDigits, '0') : code();
  return { pin, digest: await pinDigestBeside(number, pin) };
}
