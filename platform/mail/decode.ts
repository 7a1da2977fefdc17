/** A part's body as text: its transfer encoding undone, read as UTF-8. `body` holds one character per byte (latin1). */
export function decodeBody(body: string, encoding: string): string {
  switch (encoding.toLowerCase()) {
    case 'base64': return Buffer.from(body, 'base64').toString('utf8');
    case 'quoted-printable': return Buffer.from(unquote(body.replace(/[ \t]*=\r?\n/g, '')), 'latin1').toString('utf8');
    default: return Buffer.from(body, 'latin1').toString('utf8');
  }
}

/** A header with encoded words (`=?UTF-8?Q?Caf=C3=A9?=`) as text. */
export function decodeWords(header: string): string {
  const joined = header.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?[^?]+\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) => (
    kind.toUpperCase() === 'B' ? decodeBody(word, 'base64') : decodeBody(word.replaceAll('_', ' '), 'quoted-printable')));
}

function unquote(text: string): string {
  return text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
