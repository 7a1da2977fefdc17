const box = /^(?:p\.? ?o\.?|post office) ?box #? ?(\w+)$/i;

/** The number of the box at a post office that a street line names, as it was typed; `null` for a door. */
export function postBoxNumber(line: string): string | null {
  return box.exec(line.trim().replace(/\s+/g, ' '))?.[1] ?? null;
}

/** Whether a street line is a box at a post office: nobody opens the door there. */
export function isPostBox(line: string): boolean {
  return postBoxNumber(line) !== null;
}
