/** What a form whose button waits still needs, in the words of its labels: `Still needed: last name, phone`. Nothing once it is whole. */
export function StillNeeded({ fields }: { fields: readonly string[] }) {
  if (fields.length === 0) return null;
  return <p className="text-sm text-ink-2">Still needed: {fields.join(', ')}</p>;
}
