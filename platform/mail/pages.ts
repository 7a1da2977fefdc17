import { escapeHtml, page } from '../wire/html';
import type { StoredMessage } from './store';

/** The inbox of everybody or of one recipient, newest first, with a field to choose whose. */
export function inboxPage(messages: StoredMessage[], recipient: string | null): string {
  const choice = `<form method="get" action="/mail/"><p><label for="to">Mail to</label> <input id="to" name="to" type="email" value="${escapeHtml(recipient ?? '')}">
<button>Show</button>${recipient === null ? '' : ' <a href="/mail/">All mail</a>'}</p></form>`;
  if (messages.length === 0)
    return page(
      'Mail',
      `${choice}<p class="empty">${recipient === null ? 'Nothing has been sent yet.' : 'Nothing has been sent to this address.'}</p>`,
    );
  const rows = messages.map(
    (
      message,
    ) => `<tr><td>${when(message)}</td><td>${message.recipients.map(inboxLink).join(', ')}</td>
<td><a href="/mail/messages/${escapeHtml(message.id)}">${escapeHtml(message.subject || '(no subject)')}</a></td></tr>`,
  );
  return page(
    'Mail',
    `${choice}<table><thead><tr><th>Received</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

function inboxLink(recipient: string): string {
  return `<a href="/mail/?to=${encodeURIComponent(recipient)}">${escapeHtml(recipient)}</a>`;
}

/** One message; its HTML in a frame that runs nothing. */
export function messagePage(message: StoredMessage): string {
  const head = `<p><a href="/mail/">All mail</a></p><dl><dt>From</dt><dd>${escapeHtml(message.from)}</dd>
<dt>To</dt><dd>${escapeHtml(message.recipients.join(', '))}</dd><dt>Received</dt><dd>${when(message)}</dd></dl>`;
  const body =
    message.html === null
      ? `<pre>${escapeHtml(message.text)}</pre>`
      : `<iframe sandbox="" title="Message" srcdoc="${escapeHtml(message.html)}"></iframe>`;
  return page(message.subject || '(no subject)', head + body);
}

function when(message: StoredMessage): string {
  return escapeHtml(new Date(message.receivedAt).toISOString().replace('T', ' ').slice(0, 16));
}
