const hints: Record<string, string> = {
  Hospital: 'Building, floor or room, if you know it.',
  FuneralHome: 'Day and time of the service, so that it arrives before.',
  Church: 'Day and time of the service, so that it arrives before.',
  Cemetery: 'Section and plot, or what stands near.',
  School: 'Grade or office where it can be left.',
  Business: 'Floor, suite or reception.',
};

/** What helps a driver most at a kind of destination. */
export function noteHint(addressType: string): string {
  return hints[addressType] ?? 'Gate code, side door, a neighbor who takes it.';
}
