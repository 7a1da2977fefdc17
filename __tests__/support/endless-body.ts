import { connect } from 'node:net';

const piece = Buffer.alloc(64 * 1024, 'x');
const chunk = Buffer.concat([
  Buffer.from(`${piece.length.toString(16)}\r\n`),
  piece,
  Buffer.from('\r\n'),
]);

/** What became of a body without a length: the status that came back (0 for none) and how many bytes the other side took before it ended the connection. */
export interface Refused {
  status: number;
  taken: number;
}

/** Sends up to 400 MB in chunks, as fast as they are taken, and stops when the connection ends. */
export function sendEndless(
  port: number,
  path: string,
  { method = 'POST', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Refused> {
  return new Promise((resolve) => {
    let [status, written] = [0, 0];
    const lines = Object.entries({
      Host: 'localhost',
      'Transfer-Encoding': 'chunked',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    const more = () => {
      while (written < 400 * 1024 * 1024 && !socket.destroyed) {
        written += piece.length;
        if (!socket.write(chunk)) return void socket.once('drain', more);
      }
    };
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
      more();
    });
    socket.once('data', (data) => {
      status = Number(data.toString().split(' ')[1]);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve({ status, taken: written }));
  });
}

/** A body that never ends, for handlers without a network, and how much of it was read. */
export function endlessBody(): { body: ReadableStream<Uint8Array>; read(): number } {
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      read += piece.length;
      controller.enqueue(new Uint8Array(piece));
    },
  });
  return { body, read: () => read };
}
