import type { HttpBindings } from '@hono/node-server';
import { now } from '@/lib/core/time/clock';
import { applyFault } from './apply-fault';
import { Barriers } from './barriers';
import { FaultDesk } from './fault-desk';
import { mailFaults, type FaultKind, type MailFault } from './kinds';
import { Ledger } from './ledger';
import { mailFacts, readRequest, type ReadRequest } from './request-facts';

/** A web application as the server calls it. */
type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** The faults, barriers and ledger of one process. */
export interface Faults {
  desk: FaultDesk;
  barriers: Barriers;
  ledger: Ledger;
  /** A web application to which faults happen. */
  around(work: Fetch): Fetch;
  /** What happens to a mail in its envelope. */
  mail(recipients: readonly string[]): MailFault | null;
}

/** Path of everything that tests set, never a system. */
export const controlPath = '/__control/';

/** Makes the fault layer. Only a process whose controls are open has one. */
export function createFaults(): Faults {
  const desk = new FaultDesk();
  const barriers = new Barriers();
  const ledger = new Ledger();
  const around =
    (work: Fetch): Fetch =>
    async (request, env) => {
      if (new URL(request.url).pathname.startsWith(controlPath)) return work(request, env);
      const read = await readRequest(request);
      const { system, method, path, caller, orderIDs } = read;
      const entry = ledger.enter({
        at: now().toISOString(),
        system,
        method,
        path,
        caller,
        orderIDs,
      });
      const gone = goneSignal(env);
      await barriers.pass('before', read, gone);
      const fault = desk.strike(read);
      entry.fault = fault?.kind ?? null;
      const ask = async () => {
        const response = await work(again(request, read, fault !== null), env);
        entry.status = response.status;
        await barriers.pass('after', read, gone);
        return response;
      };
      return fault ? applyFault({ fault, outgoing: env.outgoing, gone, work: ask }) : ask();
    };
  const mail = (recipients: readonly string[]) => {
    const entry = ledger.enter({
      at: now().toISOString(),
      system: 'smtp',
      method: 'MAIL',
      path: '/',
      caller: '',
      orderIDs: [],
    });
    const kind = mailKind(desk.strike(mailFacts(recipients))?.kind);
    Object.assign(entry, { fault: kind, status: kind ? null : 250 });
    return kind;
  };
  return { desk, barriers, ledger, around, mail };
}

/** The request once more with the body that was read; unzipped answers where a fault works on them. */
function again(request: Request, { body }: ReadRequest, plain: boolean): Request {
  const headers = new Headers(request.headers);
  if (plain) headers.set('accept-encoding', 'identity');
  return new Request(request.url, {
    method: request.method,
    headers,
    body: body === undefined ? undefined : new Uint8Array(body),
  });
}

function goneSignal({ outgoing }: HttpBindings): AbortSignal {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  return gone.signal;
}

function mailKind(kind: FaultKind | undefined): MailFault | null {
  return mailFaults.find((mailFault) => mailFault === kind) ?? null;
}
