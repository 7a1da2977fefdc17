const run = /\d(?:[ -]?\d){12,18}/g;

/** Whether a text holds what could be a payment card number: 13 to 19 digits, spaced or dashed or not, that pass the Luhn check (ruling 18). */
export function holdsCardNumber(text: string): boolean {
  return (text.match(run) ?? []).some((match) => {
    const digits = match.replace(/\D/g, '');
    return digits.length <= 19 && passesLuhn(digits);
  });
}

/** Whether a text is a card number: 13 to 19 digits, spaces and dashes aside, that pass the Luhn check (ruling 18). */
export function looksLikeCardNumber(text: string): boolean {
  const digits = text.replace(/[ -]/g, '');
  return /^\d{13,19}$/.test(digits) && passesLuhn(digits);
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
