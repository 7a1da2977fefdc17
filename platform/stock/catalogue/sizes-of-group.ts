import type { GroupSource, SizeStep } from './group-source';
import { kindDefaults } from './kinds';

/** The sizes of a group: its own ladder, or its kind's. The first is always the default, whatever part of a ladder was taken. */
export function sizesOf(group: GroupSource): readonly SizeStep[] {
  const [first, ...rest] = group.sizes ?? kindDefaults[group.kind].sizes;
  return first
    ? [
        { ...first, suffix: '', factor: 1 },
        ...rest.map((size) => ({ ...size, factor: size.factor / first.factor })),
      ]
    : [];
}
