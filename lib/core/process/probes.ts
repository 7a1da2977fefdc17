/** Something that a process needs, or is better for. */
export interface Check {
  /** Without it the process takes no requests; otherwise it is only told. */
  needed: boolean;
  /** Whether it is there; `false`, an error or no answer in two seconds says no. The reason is not told: it may hold an address with a key. */
  ask(): unknown;
}

/** An answer to somebody who asks how a process is. */
interface ProbeAnswer {
  status: 200 | 503;
  body: { service: string; status: string; missing?: string[]; degraded?: string[] };
}

/** How a process tells its machine that it lives, and that it may be sent requests. */
export interface Probes {
  /** The answer to `/livez` or `/readyz`; `null` for any other path. */
  answer(path: string): Promise<ProbeAnswer | null>;
  /** From now on the process says that it is draining. */
  drain(): void;
}

const patienceMs = 2000;
const keptMs = 5000;

/**
 * The probes of a process. `/livez` answers 200 while it runs at all. `/readyz` answers 200 when nothing that it needs is missing, else 503 and the
 * names of what is; `degraded` names what it does without. Answers of checks are kept for five seconds.
 */
export function createProbes(service: string, checks: Readonly<Record<string, Check>>): Probes {
  let draining = false;
  let kept: { at: number; failed: Promise<string[]> } | undefined;

  const look = async () =>
    (
      await Promise.all(
        Object.entries(checks).map(async ([name, { ask }]) =>
          (await succeeds(ask)) ? [] : [name],
        ),
      )
    ).flat();
  const failed = () => {
    if (!kept || performance.now() - kept.at > keptMs)
      kept = { at: performance.now(), failed: look() };
    return kept.failed;
  };

  return {
    drain: () => {
      draining = true;
    },
    answer: async (path) => {
      if (path === '/livez') return { status: 200, body: { service, status: 'ok' } };
      if (path !== '/readyz') return null;
      if (draining) return { status: 503, body: { service, status: 'draining' } };
      const names = await failed();
      const missing = names.filter((name) => checks[name]?.needed);
      const degraded = names.filter((name) => !checks[name]?.needed);
      // Whoever must not be sent requests is asked again soon: what comes back is seen at the next look.
      if (missing.length > 0) kept = undefined;
      return {
        status: missing.length > 0 ? 503 : 200,
        body: {
          service,
          status: missing.length > 0 ? 'not-ready' : 'ready',
          ...(missing.length > 0 ? { missing } : {}),
          ...(degraded.length > 0 ? { degraded } : {}),
        },
      };
    },
  };
}

async function succeeds(ask: Check['ask']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const answered = (async () => ask())().then(
    (answer) => answer !== false,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

/** Whether a system answers at all, whatever it says short of a failure of its own. */
export async function reach(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
  await response.body?.cancel();
  if (response.status >= 500) throw new Error(`It answers ${response.status}.`);
}
