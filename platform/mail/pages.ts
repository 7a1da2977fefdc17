import { escapeHtml, page } from '../wire/html';
import type { StoredMessage } from './store';

/** The inbox of everybody, newest first. */
export function inboxPage(messages: StoredMessage[]): string {
  if (messages.length === 0) return page('Mail', '<p class="empty">Nothing has been sent yet.</p>');
  const rows = messages.map((message) => `<tr><td>${when(message)}</td><td>${escapeHtml(message.recipients.join(', '))}</td>
<td><a href="/mail/messages/${escapeHtml(message.id)}">${escapeHtml(message.subject || '(no subject)')}</a></td></tr>`);
  return page('Mail', `<table><thead><tr><th>Received</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`);
}

/** One message; its HTML in a frame that runs nothing. */
export function messagePage(message: StoredMessage): string {
  const head = `<p><a href="/mail/">All mail</a></p><dl><dt>From</dt><dd>${escapeHtml(message.from)}</dd>
<dt>To</dt><dd>${escapeHtml(message.recipients.join(', '))}</dd><dt>Received</dt><dd>${when(message)}</dd></dl>`;
  const body = message.html === null
    ? `<pre>${escapeHtml(message.text)}</pre>`
    : `<iframe sandbox="" title="Message" srcdoc="${escapeHtml(message.html)}"></iframe>`;
  return page(message.subject || '(no subject)', head + body);
}

function when(message: StoredMessage): string {
  return escapeHtml(new Date(message.receivedAt).toISOString().replace('T', ' ').slice(0, 16));
}
