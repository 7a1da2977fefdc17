import { randomInt } from 'node:crypto';

const shop = '60065';
const randomDigits = 10;

/** A gift card's number as it is drawn: the shop's digits, ten random ones, a check digit. Who knows one knows no other. */
export function drawNumber(): string {
  const digits = shop + String(randomInt(10 ** randomDigits)).padStart(randomDigits, '0');
  return digits + checkDigit(digits);
}

/** The check digit: never the one a payment card would have, so that no form takes the number for a card's (ruling 18). */
export function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((13 - (sum % 10)) % 10);
}
