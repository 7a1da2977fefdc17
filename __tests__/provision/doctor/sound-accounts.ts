import { openOnServer } from '@/__tests__/support/databases';
import { freePort } from '@/__tests__/support/free-port';
import { parseEnv, type Env } from '@/lib/config/env';
import { now, setClock } from '@/lib/core/time/clock';
import { subscribeToContent } from '@/provision/contentful/subscribe';
import { subscribeToCommerce } from '@/provision/ordercloud/subscribe';
import { startBackEnd, type BackEnd } from '@/scripts/back-end';
import { runDoctor, type DoctorTools } from '@/scripts/doctor/run';
import type { Books } from '@/provision/doctor/examinations';
import type { Database } from '@/services/database/database';

export const nowhere = 'http://127.0.0.1:1';
/** A fault: how it is planted, and the words that name it and say what to do. */
export interface Fault {
  vendor: string;
  /** What the environment says instead. */
  env?: Partial<Env>;
  /** What the tools see instead. */
  tools?: Partial<DoctorTools>;
  /** What is done to the account; what it answers puts it right again. */
  plant?: () => Promise<() => Promise<unknown>>;
  says: RegExp;
  todo: RegExp;
  /** A risk: the exit status stays 0. */
  risk?: true;
}

/** A database that has just heard of everybody and knows every order. */
export const books: Books = {
  lastHeard: () => Promise.resolve(now()),
  knownOrders: (orderIDs) => Promise.resolve(orderIDs),
};

/** Accounts in which nothing is missing, and the doctor that looks at them. */
export function soundAccounts() {
  let db: Database;
  let backEnd: BackEnd;
  let env: Env;
  const usual: DoctorTools = {
    say: () => undefined,
    variables: {},
    books,
    mail: {
      greet: () => Promise.resolve(),
      textRecords: (name) =>
        Promise.resolve([name.startsWith('_dmarc.') ? 'v=DMARC1; p=reject' : 'v=spf1 -all']),
    },
  };

  beforeAll(async () => {
    db = await openOnServer();
    env = parseEnv({
      NODE_ENV: 'test',
      PLATFORM_PORT: String(await freePort()),
      MAIL_FROM: 'hello@petals-and-more.com',
      SHOP_CONTROL: '1',
    });
    backEnd = await startBackEnd({ env, db });
    await subscribeToCommerce(env);
    await subscribeToContent(env);
  }, 240_000);
  afterAll(async () => {
    await backEnd?.close();
    await db?.close();
  });
  afterEach(() => setClock(null));

  async function doctor(
    vendors: string[],
    more: Partial<Env> = {},
    tools: Partial<DoctorTools> = {},
  ) {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const code = await runDoctor(vendors, { ...env, ...more }, { ...usual, ...tools, say });
    return { code, lines, text: lines.join('\n') };
  }

  /** Whether the commerce account lets its sellers submit the orders of buyers from now on. */
  const letSellersSubmit = async (sellersSubmit: boolean) => {
    const { status } = await fetch(`${env.PLATFORM_URL}/__control/commerce-account`, {
      method: 'PUT',
      body: JSON.stringify({ sellersSubmit }),
    });
    expect(status).toBe(204);
  };
  /** Takes resources away. */
  const take = (where: string) => async () => {
    const rows = await db.query<{ kind: string; parent: string; id: string; doc: object }>(
      `delete from commerce.resource where ${where} returning kind, parent, id, doc`,
    );
    expect(rows.length).toBeGreaterThan(0);
    return () =>
      db.query(
        `insert into commerce.resource (kind, parent, id, doc) select kind, parent, id, doc
         from jsonb_to_recordset($1::jsonb) as row (kind text, parent text, id text, doc jsonb)`,
        [JSON.stringify(rows)],
      );
  };
  /** Each fault is planted, named with what to do, and taken away again. */
  const namesEach = (faults: Record<string, () => Fault>) =>
    it.each(Object.keys(faults))('names %s, and what to do', async (name) => {
      const { vendor, env: other, tools, plant, says, todo, risk } = faults[name]!();
      const undo = await plant?.();
      try {
        const { code, lines, text } = await doctor([vendor], other, tools);
        const at = lines.findIndex((line) => says.test(line));
        expect({ name, text, found: at >= 0 }).toMatchObject({ found: true });
        expect(lines[at]).toMatch(risk ? /risky/ : /MISSING|risky/);
        expect(lines.slice(at, at + 2).join('\n')).toMatch(todo);
        if (risk) expect(code).toBe(0);
        else if (lines[at]?.includes('MISSING')) expect(code).toBe(1);
      } finally {
        await undo?.();
      }
    });

  return {
    get db() {
      return db;
    },
    get backEnd() {
      return backEnd;
    },
    get env() {
      return env;
    },
    usual,
    doctor,
    take,
    letSellersSubmit,
    namesEach,
  };
}
