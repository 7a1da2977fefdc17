import type { Account, Finding, Step } from './step';

/** A step with what was found of it. */
interface Planned {
  step: Step;
  found: Finding;
}

/** What an account lacks, in the order in which it is made. Writes nothing. Throws what the vendor's client throws. */
export async function planOf({ steps }: Account): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (const step of steps) {
    const found = await step.look();
    if (found.is !== 'there') planned.push({ step, found });
  }
  return planned;
}

/** A planned step as a line of the plan. */
export function lineOf({ step, found }: Planned): string {
  return found.is === 'different'
    ? `change  ${step.what}: ${found.fields.join(', ')}`
    : `make    ${step.what}`;
}

/**
 * Does what was planned and nothing else, one step after the other; after a failure nothing more. `tell` is told of each step that is done,
 * `secret` of each line that is told once, before what it opens is made. Throws what the vendor's client throws: run again, the plan is what is left.
 */
export async function apply(
  planned: readonly Planned[],
  { tell, secret }: { tell(line: string): void; secret(line: string): void },
): Promise<void> {
  for (const [index, { step, found }] of planned.entries()) {
    await step.make(found, secret);
    tell(`${index + 1} of ${planned.length}  ${step.what}`);
  }
}
