import { limits } from '@/lib/config/limits';

/** Most characters of a password the shop takes; the commerce platform documents no limit of its own. */
export const longestPassword = 100;

/** The parts of the enhanced password rule (specification B5), in the order of the checklist. */
export const passwordRules = [
  {
    id: 'length',
    label: `At least ${limits.enhancedPassword} characters`,
    holds: (password: string) => [...password].length >= limits.enhancedPassword,
  },
  {
    id: 'upper',
    label: 'An uppercase letter',
    holds: (password: string) => /\p{Lu}/u.test(password),
  },
  {
    id: 'lower',
    label: 'A lowercase letter',
    holds: (password: string) => /\p{Ll}/u.test(password),
  },
  { id: 'digit', label: 'A digit', holds: (password: string) => /\d/.test(password) },
  {
    id: 'symbol',
    label: 'A symbol',
    holds: (password: string) => /[^\p{L}\p{M}\d\s]/u.test(password),
  },
] as const;

/** Whether a password meets every part of the enhanced rule and is no longer than the shop takes. */
export function isEnhancedPassword(password: string): boolean {
  return password.length <= longestPassword && passwordRules.every(({ holds }) => holds(password));
}

/** What a code for a new password may look like. The commerce platform documents no form, so a short one is taken; it goes into an address as it is. */
export const resetCodePattern = /^[A-Za-z0-9_-]{4,200}$/;
