/** A part's body as text: its transfer encoding undone, read in its character set. `body` holds one character per byte (latin1). */
export function decodeBody(body: string, encoding: string, charset = 'utf-8'): string {
  return textOf(bytesOf(body, encoding), charset);
}

const word = /=\?([^?*]+)(?:\*[^?]*)?\?([BQ])\?([^?]*)\?=/gi;
const oneWord = /^=\?([^?*]+)(?:\*[^?]*)?\?([BQ])\?([^?]*)\?=$/i;

/**
 * A header with encoded words (`=?UTF-8?Q?Caf=C3=A9?=`) as text. Words that follow each other are joined before they are read: a
 * character may be split between two of them. Raw bytes in a header are UTF-8.
 */
export function decodeWords(header: string): string {
  const runs = header
    .replace(/\?=\s+(?==\?)/g, '?=')
    .replace(/(?:=\?[^?]+\?[BQ]\?[^?]*\?=)+/gi, (run) => `\0${run}\0`)
    .split('\0');
  return runs
    .map((run) => {
      const words = run.match(word) ?? [];
      return words.length > 0 && words.join('') === run
        ? wordsText(words)
        : textOf(Buffer.from(run, 'latin1'), 'utf-8');
    })
    .join('');
}

function wordsText(words: readonly string[]): string {
  const read = words.map((one) => {
    const [, charset = 'utf-8', kind = 'Q', content = ''] = oneWord.exec(one) ?? [];
    return {
      charset,
      bytes:
        kind.toUpperCase() === 'B'
          ? bytesOf(content, 'base64')
          : bytesOf(content.replaceAll('_', ' '), 'quoted-printable'),
    };
  });
  return textOf(Buffer.concat(read.map(({ bytes }) => bytes)), read[0]?.charset ?? 'utf-8');
}

function bytesOf(body: string, encoding: string): Buffer {
  switch (encoding.trim().toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64');
    case 'quoted-printable':
      return Buffer.from(unquote(body.replace(/=[ \t]*\r?\n/g, '')), 'latin1');
    default:
      return Buffer.from(body, 'latin1');
  }
}

/** A character set nobody knows is read as UTF-8. */
function textOf(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}

function unquote(text: string): string {
  return text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
}
