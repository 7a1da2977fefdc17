/** One part of the shop in one of its states. */
export function State({
  name,
  children,
  className = '',
}: {
  name: string;
  children: React.ReactNode;
  className?: string;
}) {
  return (
    <figure className={`min-w-0 ${className}`}>
      <div>{children}</div>
      <figcaption className="mt-2 text-xs text-ink-2">{name}</figcaption>
    </figure>
  );
}

/** States side by side. */
export function Row({ children }: { children: React.ReactNode }) {
  return <div className="flex flex-wrap items-end gap-x-6 gap-y-5 not-first:mt-6">{children}</div>;
}
