import type { Library } from '../library';
import { LOCALE, type ContentField, type Resource } from '../resources';
import type { FieldFault } from './check-fields';

type Validation = NonNullable<ContentField['validations']>[number];
type Linkable = Pick<Library, 'entries' | 'assets'>;

/** How a value that is there breaks the validations of its field, or of the members of a list. Whether it is unique is the publication's question. */
export function validationFaults(
  field: ContentField,
  value: unknown,
  library: Linkable,
): FieldFault[] {
  const path = ['fields', field.id, LOCALE];
  const ofMembers = Array.isArray(value)
    ? value.flatMap((member: unknown, index) =>
        brokenBy(field.items?.validations, member, library).map((fault) => ({
          ...fault,
          path: [...path, String(index)],
        })),
      )
    : [];
  return [
    ...brokenBy(field.validations, value, library).map((fault) => ({ ...fault, path })),
    ...ofMembers,
  ];
}

function brokenBy(
  validations: readonly Validation[] | undefined,
  value: unknown,
  library: Linkable,
): Omit<FieldFault, 'path'>[] {
  return (validations ?? []).flatMap((validation) =>
    Object.entries(checks).flatMap(([name, check]) =>
      name in validation && !check(validation, value, library)
        ? [{ name, value, details: `The value does not meet ${JSON.stringify(validation)}.` }]
        : [],
    ),
  );
}

const checks: Readonly<
  Record<string, (validation: Validation, value: unknown, library: Linkable) => boolean>
> = {
  in: ({ in: allowed = [] }, value) => allowed.some((each) => each === value),
  regexp: ({ regexp }, value) =>
    typeof value !== 'string' || new RegExp(regexp?.pattern ?? '', regexp?.flags ?? '').test(value),
  range: ({ range }, value) => typeof value !== 'number' || isWithin(value, range),
  size: ({ size }, value) =>
    !(typeof value === 'string' || Array.isArray(value)) || isWithin(value.length, size),
  linkContentType: ({ linkContentType = [] }, value, { entries }) => {
    const target = entries.get(linkID(value));
    return target === undefined || linkContentType.includes(typeOf(target));
  },
  linkMimetypeGroup: ({ linkMimetypeGroup = [] }, value, { assets }) => {
    const target = assets.get(linkID(value));
    return target === undefined || linkMimetypeGroup.includes(groupOf(target));
  },
};

function isWithin(size: number, { min, max }: { min?: number; max?: number } = {}): boolean {
  return size >= (min ?? -Infinity) && size <= (max ?? Infinity);
}

function linkID(value: unknown): string {
  return (value as { sys?: { id?: string } } | null)?.sys?.id ?? '';
}

function typeOf({ sys }: Resource): string {
  return (sys.contentType as { sys?: { id?: string } } | undefined)?.sys?.id ?? '';
}

/** The vendor's group of a file's type: of `image/webp` it is `image`. */
function groupOf({ fields }: Resource): string {
  return (fields.file as { contentType?: string } | undefined)?.contentType?.split('/')[0] ?? '';
}
