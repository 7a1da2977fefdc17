const shapes = {
  phone:
    'M6.6 3.5 9 3l1.6 4-1.8 1.4a12 12 0 0 0 6.8 6.8l1.4-1.8 4 1.6-.5 2.4a2.5 2.5 0 0 1-2.7 2A15.5 15.5 0 0 1 4.6 6.2a2.5 2.5 0 0 1 2-2.7Z',
  chevronDown: 'm6 9 6 6 6-6',
  chevronRight: 'm9 6 6 6-6 6',
  chevronLeft: 'm15 6-6 6 6 6',
  pin: 'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11Zm0-8.7a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z',
  search: 'M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20 20',
  person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  basket:
    'M3.5 9.5h17l-1.8 9a2 2 0 0 1-2 1.6H7.3a2 2 0 0 1-2-1.6l-1.8-9ZM8 9.5l3-6m5 6-3-6M9.5 13v3.5m5-3.5v3.5',
  truck:
    'M2.5 6h11v10h-11zM13.5 9.5h4l3.5 3.5v3h-7.5M7 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 14-11 14-1.5 0-2.8-.4-4-1.2M5 19c1-4 4-7.5 8.5-9.5',
  close: 'm6 6 12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  calendar: 'M4 6.5h16V20H4zM4 10.5h16M8 3.5v4M16 3.5v4',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5v14C7 18.5 10 19 12 20.5c2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5Zm0 0v14',
  sliders:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  warning: 'M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.5v.2',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5m0-8v.2',
  store:
    'M4 10v10h16V10M3 10l2-6h14l2 6c0 1.7-1.3 3-3 3s-3-1.3-3-3c0 1.7-1.3 3-3 3s-3-1.3-3-3c0 1.7-1.3 3-3 3s-3-1.3-3-3ZM10 20v-5h4v5',
  mail: 'M3 6h18v12H3zM3 7l9 6.5L21 7',
  card: 'M3 6h18v12H3zM3 10h18M6.5 14.5h4',
  shield:
    'M12 3.5 4.5 6v6c0 4.5 3.2 7.5 7.5 8.5 4.3-1 7.5-4 7.5-8.5V6L12 3.5Zm-3.5 8.5 2.5 2.5 4.5-5',
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
