import { brand } from '@/lib/config/brand';

/** The retailer's mark beside its name: a picture of its own where it has one, else the lilac sprig. */
export function BrandMark({ size, className }: { size: number; className: string }) {
  const mark: string | null = brand.mark;
  if (mark === null) return <Sprig size={size} className={className} />;
  return <img src={mark} alt="" width={size} height={size} className={className} />;
}

const florets: [number, number, string][] = [
  [32, 7, '#a583cc'],
  [27, 12, '#8e64b8'],
  [37, 12, '#b798d9'],
  [32, 16, '#9b74c4'],
  [24, 18, '#b798d9'],
  [40, 18, '#8e64b8'],
  [28, 23, '#8457ad'],
  [36, 23, '#a583cc'],
  [22, 25, '#9b74c4'],
  [42, 25, '#b798d9'],
  [32, 28, '#b798d9'],
  [26, 31, '#a583cc'],
  [38, 31, '#8457ad'],
  [32, 35, '#8e64b8'],
];

/** The mark of the shop: a lilac sprig standing in loam. */
export function Sprig({ size = 50, className }: { size?: number; className?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <path d="M32 34v24" stroke="#2f6d3c" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M32 51c-3-8-10-9-15-8 1 6 7 10 15 8Z" fill="#2f6d3c" />
      <path d="M32 47c3-7 9-8 14-7-1 6-6 9-14 7Z" fill="#4d8a55" />
      <g>
        {florets.map(([x, y, fill]) => (
          <path
            key={`${x}-${y}`}
            fill={fill}
            d={`M${x} ${y}m0-4.6a2.9 2.9 0 0 1 2.3 2.3 2.9 2.9 0 0 1 2.3 2.3 2.9 2.9 0 0 1-2.3 2.3 2.9 2.9 0 0 1-2.3 2.3 2.9 2.9 0 0 1-2.3-2.3 2.9 2.9 0 0 1-2.3-2.3 2.9 2.9 0 0 1 2.3-2.3 2.9 2.9 0 0 1 2.3-2.3Z`}
          />
        ))}
      </g>
      <path d="M7 58c8-3 14-1 24-2 9-1 17 0 26 2v4H7z" fill="#34202c" />
    </svg>
  );
}
