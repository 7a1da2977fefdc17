/** What the mail library says of a refusal. */
interface MailRefusal {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Refusals for who sends rather than for whom it goes to or what it says (RFC 3463, X.7): mended on our side. */
const forWhoSends = /^\d{3}[ -]5\.7\./;

/**
 * Whether a mail server has refused a mail for good (RFC 5321, 4.2.1), for its mailbox or for what it says: no later try changes that. What it refuses
 * because of who sends, or before it has heard whom it goes to, waits for us.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode = 0, response = '' } = (error ?? {}) as MailRefusal;
  const isOfMail = (code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE';
  return isOfMail && responseCode >= 500 && responseCode < 600 && !forWhoSends.test(response);
}
