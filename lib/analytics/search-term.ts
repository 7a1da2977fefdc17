/** From so many digits on a text may be a phone number or an order's; item numbers have six. */
const personalDigits = 7;
/** GA4 cuts a parameter here. */
const longest = 100;

/** A searched text as it is reported; `null` for one that may be somebody's: with an at sign, or the digits of a phone. */
export function reportedTerm(typed: string): string | null {
  const term = typed.trim().replace(/\s+/g, ' ');
  const digits = term.replace(/\D/g, '').length;
  return term === '' || term.includes('@') || digits >= personalDigits
    ? null
    : term.slice(0, longest);
}
