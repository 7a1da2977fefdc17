import type { Json } from '../engine/json';

/** What a password needs, in the vendor's words (specification B5: at least 10 characters and several attributes). */
const policy = {
  MinimumCharacterCount: 10,
  UpperCaseRequired: true,
  LowerCaseRequired: true,
  NumericRequired: true,
  SpecialCharacterRequired: false,
};

/** What an insecure password is refused with, as the `Data` of the refusal; `null` for a secure one. */
export function policyBrokenBy(password: string): Json | null {
  const secure =
    [...password].length >= policy.MinimumCharacterCount &&
    /\p{Lu}/u.test(password) &&
    /\p{Ll}/u.test(password) &&
    /\p{N}/u.test(password);
  return secure ? null : { ...policy };
}
