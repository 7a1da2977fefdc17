import { decodeBody, decodeWords } from './decode';

/** What the inbox shows of a message. */
export interface ReadMessage {
  messageID: string | null;
  subject: string;
  from: string;
  text: string;
  html: string | null;
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

/** Reads a message as mail programs write it: single part or multipart, quoted-printable or base64. `raw` is latin1 text. */
export function readMessage(raw: string): ReadMessage {
  const message = splitPart(raw);
  const leaves = leavesOf(message);
  const bodyOf = (type: string) => {
    const leaf = leaves.find((part) => contentType(part).startsWith(type) && !isAttachment(part));
    return (
      leaf &&
      decodeBody(
        leaf.body,
        leaf.headers.get('content-transfer-encoding') ?? '7bit',
        parameter(contentType(leaf), 'charset'),
      )
    );
  };
  return {
    messageID: message.headers.get('message-id') ?? null,
    subject: decodeWords(message.headers.get('subject') ?? ''),
    from: decodeWords(message.headers.get('from') ?? ''),
    text: bodyOf('text/plain') ?? '',
    html: bodyOf('text/html') ?? null,
  };
}

function splitPart(raw: string): Part {
  const end = raw.search(/\r?\n\r?\n/);
  const head = end < 0 ? raw : raw.slice(0, end);
  const body = end < 0 ? '' : raw.slice(end).replace(/^\r?\n\r?\n/, '');
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return { headers: new Map(lines.map(headerOf)), body };
}

function headerOf(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
}

function leavesOf(part: Part): Part[] {
  const boundary = parameter(part.headers.get('content-type') ?? '', 'boundary');
  if (!boundary) return [part];
  const escaped = boundary.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const inner = `\r\n${part.body}`
    .split(new RegExp(`\\r?\\n--${escaped}(?:--)?[ \\t]*(?=\\r?\\n|$)`))
    .slice(1, -1);
  return inner.flatMap((text) => leavesOf(splitPart(text.replace(/^\r?\n/, ''))));
}

function isAttachment(part: Part): boolean {
  return (part.headers.get('content-disposition') ?? '').toLowerCase().startsWith('attachment');
}

/** A parameter of a structured header, quoted or not. */
function parameter(header: string, name: string): string | undefined {
  const match = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(header);
  return match?.[1] ?? match?.[2];
}

function contentType(part: Part): string {
  return (part.headers.get('content-type') ?? 'text/plain').toLowerCase();
}
