const shapes = {
  phone:
    'M6.6 3.5 9 3l1.6 4-1.8 1.4a12 12 0 0 0 6.8 6.8l1.4-1.8 4 1.6-.5 2.4a2.5 2.5 0 0 1-2.7 2A15.5 15.5 0 0 1 4.600 6.200a2.500 2.500 0 0 1 2-2.700Z',
  chevronDown: 'm6 9 6 6 6-6',
  chevronRight: 'm9 6 6 6-6 6',
  chevronLeft: 'm15 6-6 6 6 6',
  pin: 'M12 21s-6.500-5.600-6.500-11a6.500 6.500 0 0 1 13 0c0 5.400-6.500 11-6.500 11Zm0-8.700a2.300 2.300 0 1 0 0-4.600 2.300 2.300 0 0 0 0 4.600Z',
  search: 'M11 17.500a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13Zm4.800-1.700L20 20',
  person:
    'M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20.500c.6-4 3.600-6 7.500-6s6.900 2 7.500 6',
  basket:
    'M3.500 9.500h17l-1.800 9a2 2 0 0 1-2 1.600H7.300a2 2 0 0 1-2-1.600l-1.800-9ZM8 9.500l3-6m5 6-3-6M9.500 13v3.500m5-3.500v3.500',
  truck:
    'M2.500 6h11v10h-11zM13.500 9.500h4l3.500 3.500v3h-7.500M7 18.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 14-11 14-1.500 0-2.800-.4-4-1.200M5 19c1-4 4-7.500 8.500-9.500',
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  grid: 'M4 4h6.500v6.500H4zM13.500 4H20v6.500h-6.500zM4 13.500h6.500V20H4zM13.500 13.500H20V20h-6.500z',
  calendar: 'M4 6.500h16V20H4zM4 10.500h16M8 3.500v4M16 3.500v4',
  book: 'M12 6.500C10 5 7 4.500 3.500 4.500v14C7 18.500 10 19 12 20.500c2-1.500 5-2 8.500-2v-14C17 4.500 14 5 12 6.500Zm0 0v14',
  sliders:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.500 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM8.500 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  warning: 'M12 4 2.800 19.500h18.400L12 4Zm0 6v4.500m0 2.500v.2',
  info: 'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17ZM12 11v5m0-8v.2',
  store:
    'M4 10v10h16V10M3 10l2-6h14l2 6c0 1.700-1.300 3-3 3s-3-1.300-3-3c0 1.700-1.300 3-3 3s-3-1.300-3-3c0 1.700-1.300 3-3 3s-3-1.300-3-3ZM10 20v-5h4v5',
  card: 'M3 6h18v12H3zM3 10h18M6.500 14.500h4',
  shield:
    'M12 3.500 4.500 6v6c0 4.500 3.200 7.500 7.500 8.500 4.300-1 7.500-4 7.500-8.500V6L12 3.500Zm-3.500 8.500 2.500 2.500 4.500-5',
} as const;

export type IconName = keyof typeof shapes;

/** Every drawing of the set. */
export const iconNames = Object.keys(shapes) as IconName[];

/** A line drawing from the shop's set; decoration only, the words beside it carry the meaning. */
export function Icon({
  name,
  size = 20,
  className,
}: {
  name: IconName;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
