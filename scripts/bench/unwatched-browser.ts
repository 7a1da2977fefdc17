import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumPath } from '../support/chromium-path.mjs';

type Params = Readonly<Record<string, unknown>>;

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
}

/** A page as the protocol of Chromium's developer tools knows it. */
export interface UnwatchedPage {
  send(method: string, params?: Params): Promise<Params>;
  /** Calls back with each event of the page. */
  onEvent(listener: (method: string, params: Params) => void): void;
}

/** A Chromium of its own. */
export interface UnwatchedBrowser {
  /** Opens an empty page as a visitor nobody knows, and forgets the visitor. */
  visit<Seen>(see: (page: UnwatchedPage) => Promise<Seen>): Promise<Seen>;
  close(): Promise<void>;
}

const longestEndMs = 5000;

/**
 * A Chromium whose scripts nobody inspects, as a visitor's. Playwright has every page report its scripts (`Runtime.enable`), and then the engine looks up lines and columns for each
 * error that is made, of React's own signals too, for which it reads the whole of `react-dom` a second time (decision 072).
 */
export async function openUnwatched(): Promise<UnwatchedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'lilac-chromium-'));
  const child = spawn(
    chromiumPath() ?? chromium.executablePath(),
    [
      '--headless=new',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--hide-scrollbars',
      '--mute-audio',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const { send, onMessage } = overPipe(child.stdio[3] as Writable, child.stdio[4] as Readable);
  return {
    async visit(see) {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const ofPage = String(sessionId);
      try {
        return await see({
          send: (method, params) => send(method, params, ofPage),
          onEvent: (listener) =>
            onMessage((message) => {
              if (message.sessionId === ofPage && message.method)
                listener(message.method, message.params ?? {});
            }),
        });
      } finally {
        await send('Target.disposeBrowserContext', { browserContextId });
      }
    },
    async close() {
      void send('Browser.close');
      await Promise.race([ended, wait(longestEndMs, undefined, { ref: false })]);
      child.kill('SIGKILL');
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** The protocol over a pair of pipes: messages in JSON, each ended by a zero byte. */
function overPipe(to: Writable, from: Readable) {
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: ((message: Message) => void)[] = [];
  let last = 0;
  let rest = '';
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const json of messages) {
      const message = JSON.parse(json) as Message;
      if (message.id === undefined) for (const listener of listeners) listener(message);
      else waiting.get(message.id)?.(message);
    }
  });
  return {
    onMessage: (listener: (message: Message) => void) => void listeners.push(listener),
    send: (method: string, params: Params = {}, sessionId?: string): Promise<Params> =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, ({ result = {}, error }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
        );
        to.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
      }),
  };
}
