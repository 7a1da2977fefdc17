/** The floret: four petals. Logo, loyalty counter and loyalty promo only. */
export function Floret({ size, className }: { size: number; className: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 100 100"
      fill="currentColor"
      aria-hidden="true"
      className={className}
    >
      <path d="M50 46c-9-4-17-12-17-22C33 12 41 5 50 13c9-8 17-1 17 11 0 10-8 18-17 22Z" />
      <path d="M50 54c9 4 17 12 17 22 0 12-8 19-17 11-9 8-17 1-17-11 0-10 8-18 17-22Z" />
      <path d="M46 50c-4 9-12 17-22 17-12 0-19-8-11-17-8-9-1-17 11-17 10 0 18 8 22 17Z" />
      <path d="M54 50c4-9 12-17 22-17 12 0 19 8 11 17 8 9 1 17-11 17-10 0-18-8-22-17Z" />
    </svg>
  );
}
