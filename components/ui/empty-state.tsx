import { BrandPicture } from './brand/brand-picture';

/** An empty or failed part: the mark, a heading, what to do next. */
export function EmptyState({
  heading,
  children,
  level = 2,
}: {
  heading: React.ReactNode;
  children?: React.ReactNode;
  level?: 1 | 2;
}) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-center gap-3 rounded-panel border border-dashed border-line-strong px-6 py-10 text-center">
      <BrandPicture size={56} />
      <Heading className="text-h3">{heading}</Heading>
      {children}
    </div>
  );
}
