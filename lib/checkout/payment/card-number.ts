const run = /\d(?:[ -]?\d){12,}/g;
const mostDigits = 19;
/** Digits of any length, in groups as they are typed. */
const groups = /\d(?:[\s.-]{0,3}\d){12,}/g;
/** How numbers of cards are grouped: by four, or, up to so many digits, 4-6-5 as American Express and Diners do. */
const cuts = [
  { most: mostDigits, at: [4, 8, 12, 16] },
  { most: 15, at: [4, 10] },
];
/** What the networks issue: first digits, and how many there are. */
const issued =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11,16}|35(?:2[89]|[3-8]\d)\d{12,15}|(?:6011|64[4-9]\d|65\d\d|62\d\d)\d{12,15})$/;

/**
 * Whether a text holds what could be a payment card number (ruling 18): 13 to 19 digits by themselves, spaced or dashed or not, that pass the Luhn check; or, among other
 * digits, such digits as the networks issue, with one digit more at either end at most, grouped as on cards where they are grouped.
 */
export function holdsCardNumber(text: string): boolean {
  return (
    (text.match(run) ?? []).some(looksLikeCardNumber) ||
    (text.match(groups) ?? []).some((match) => holdsIssuedNumber(match.split(/\D+/)))
  );
}

/** Whether a text is a card number: 13 to 19 digits, spaces and dashes aside, that pass the Luhn check (ruling 18). */
export function looksLikeCardNumber(text: string): boolean {
  const digits = text.replace(/[ -]/g, '');
  return /^\d{13,19}$/.test(digits) && passesLuhn(digits);
}

function holdsIssuedNumber(parts: readonly string[]): boolean {
  return parts.some((_, first) => {
    let digits = '';
    const starts: number[] = [];
    for (const part of parts.slice(first, first + mostDigits + 2)) {
      starts.push(digits.length);
      digits += part;
      if (isIssued(digits, starts)) return true;
      if (digits.length > mostDigits + 1) return false;
    }
    return false;
  });
}

/** Whether digits, or all but the first or the last of them, are a card's; `starts` says where their groups begin. */
function isIssued(digits: string, starts: readonly number[]): boolean {
  return [0, 1].some((from) =>
    [0, 1].some((less) => {
      const number = digits.slice(from, digits.length - less);
      if (!issued.test(number) || !passesLuhn(number)) return false;
      const inner = starts
        .map((start) => start - from)
        .filter((cut) => cut > 0 && cut < number.length);
      return cuts.some(
        ({ most, at }) => number.length <= most && inner.every((cut) => at.includes(cut)),
      );
    }),
  );
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
