import { request } from 'node:http';
import { connect } from 'node:net';

/** What a flood saw: how many answers of each status; 0 is a connection that was ended without one. */
export type Seen = Map<number, number>;

/** One strike of a flood, by its turn: the status that came back. */
export type Strike = (turn: number) => Promise<number>;

/** Somebody without a browser, at an address of a proxy's word. */
export class Attacker {
  cookie = '';

  constructor(
    private readonly shopUrl: string,
    private readonly address: string,
  ) {}

  /** One request; `read` also answers the body. */
  async ask(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; text: string }> {
    return new Promise((resolve) => {
      const { port } = new URL(this.shopUrl);
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: {
            'x-forwarded-for': this.address,
            'sec-fetch-site': 'same-origin',
            ...(this.cookie && { cookie: this.cookie }),
            ...(sent !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(sent),
            }),
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.once('close', () => {
            const set = answer.headers['set-cookie']
              ?.map((cookie) => cookie.split(';')[0])
              .join('; ');
            if (set) this.cookie = set;
            resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() });
          });
        },
      );
      outgoing.setTimeout(30_000, () => outgoing.destroy());
      outgoing.once('error', () => resolve({ status: 0, text: '' }));
      outgoing.end(sent);
    });
  }

  async status(method: string, path: string, body?: unknown): Promise<number> {
    return (await this.ask(method, path, body)).status;
  }

  /** Words on a bare connection, and then `more` as often as it is taken, until the other side ends it: the status of what came back. */
  raw(head: string, more?: Buffer, most = 0): Promise<number> {
    return new Promise((resolve) => {
      let [status, written] = [0, 0];
      const { port } = new URL(this.shopUrl);
      const pour = () => {
        while (more && written < most && !socket.destroyed) {
          written += more.length;
          if (!socket.write(more)) return void socket.once('drain', pour);
        }
      };
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(`${head}\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${this.address}\r\n\r\n`);
        pour();
      });
      socket.once('data', (data) => {
        status = Number(data.toString().split(' ')[1]);
      });
      socket.on('error', () => undefined);
      socket.setTimeout(30_000, () => socket.destroy());
      socket.once('close', () => resolve(status));
      socket.once('end', () => socket.destroy());
    });
  }
}

/** Strikes until it is told to stop, so many abreast; what it saw. */
export async function flood(strike: Strike, abreast: number, isOver: () => boolean): Promise<Seen> {
  const seen: Seen = new Map();
  let turn = 0;
  await Promise.all(
    Array.from({ length: abreast }, async () => {
      while (!isOver()) {
        const status = await strike(turn++);
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
    }),
  );
  return seen;
}
