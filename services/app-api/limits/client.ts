/** Who asks, as limits count them. */
export interface Client {
  /** The address of the storefront's client, or `direct`. */
  address: string;
  /** The customer; `null` for a visitor. */
  userID: string | null;
  /** Where the confirmation goes; a customer is counted by their ID. */
  email?: string;
  /** The answer to a captcha, which is good once. */
  captcha?: string;
}

/** The one who orders, as an account: the customer, or the e-mail without what mailboxes ignore of it. */
export function accountOf({ userID, email = '' }: Client): string {
  return userID ?? mailbox(email);
}

/** An e-mail by its mailbox: `ana+seats@example.com` and `Ana@example.com` are one. */
export function mailbox(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  return `${name.split('+')[0]}@${domain}`;
}
