/** Most characters of an e-mail address (RFC 5321). */
export const longestEmail = 254;

/** Most characters of an account's: it is the user name too, of which the commerce platform keeps a hundred. */
export const longestAccountEmail = 100;

/** No character that nobody sees: one that was pasted along leads to a mailbox nobody has. */
const email =
  /^[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,24}$/u;

/** Whether a text is an e-mail address the shop accepts. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && email.test(text);
}
