import { SetupError } from '../setup-error';
import { findingOf } from '../step';
import type { DescribedField, DescribedType, DescribedValidation } from './content-types';

/** What the vendor lets nobody change of a field. */
interface Shape {
  type: string;
  linkType?: string;
  items?: Shape;
}

/** A field as the vendor answers it. */
export interface FieldThere {
  id: string;
  type: string;
  linkType?: string;
  items?: { type: string; linkType?: string; validations?: object[] };
  required?: boolean;
  /** Left out of what the delivery API answers. */
  omitted?: boolean;
  validations?: object[];
}

/** A content type as the vendor answers it. */
export interface TypeThere {
  name?: string;
  description?: string | null;
  displayField?: string | null;
  fields: FieldThere[];
}

/** What a content type that is there lacks, in words; fields, names and validations of the retailer's own are theirs. Pure. */
export function lacksOf({ fields, displayField }: DescribedType, there: TypeThere): string[] {
  return [
    ...(there.displayField === null || there.displayField === ''
      ? [`entries are not known by ${displayField}`]
      : []),
    ...fields.flatMap((field) => {
      const found = there.fields.find(({ id }) => id === field.id);
      return found ? lacksOfField(field, found) : [`no ${field.id} (${shapeOf(field)})`];
    }),
  ];
}

/**
 * The content type that is to be written: new, or the one that is there with what it lacks put right. Pure. Throws `SetupError` in words where a field is of
 * another type, which the vendor lets nobody change.
 */
export function completed(wanted: DescribedType, there: TypeThere | null): object {
  const { name, displayField } = wanted;
  const other = wanted.fields.flatMap((field) => {
    const found = there?.fields.find(({ id }) => id === field.id);
    return found && shapeOf(found) !== shapeOf(field) ? [lacksOfField(field, found)[0]] : [];
  });
  if (other.length > 0)
    throw new SetupError(
      `The content type ${wanted.id} cannot be put right: ${other.join('; ')}, and the content service changes the type of no field. In its web app (Content model, ${there?.name ?? name}) note what entries hold in it, omit the field, save, delete it, save, and run this again.`,
    );
  const described = new Set(wanted.fields.map(({ id }) => id));
  const own = there?.fields.filter(({ id }) => !described.has(id)) ?? [];
  return {
    name: there?.name ?? name,
    description: there?.description ?? '',
    displayField: there?.displayField || displayField,
    fields: [
      ...wanted.fields.map((field) =>
        completedField(
          field,
          there?.fields.find(({ id }) => id === field.id),
        ),
      ),
      ...own,
    ],
  };
}

function completedField(field: DescribedField, found: FieldThere | undefined): object {
  const items = field.items && {
    ...(found?.items ?? { type: field.items.type, linkType: field.items.linkType }),
    validations: completedList(field.items.validations, found?.items?.validations),
  };
  return {
    ...(found ?? { ...field, localized: false, required: false, disabled: false }),
    ...(items ? { items } : {}),
    ...(field.required ? { required: true } : {}),
    omitted: false,
    validations: completedList(field.validations, found?.validations),
  };
}

function completedList(wanted: DescribedValidation[] = [], there: object[] = []): object[] {
  const kinds = wanted.flatMap((each) => Object.keys(each));
  return [...wanted, ...there.filter((each) => !kinds.some((kind) => kind in each))];
}

function lacksOfField(field: DescribedField, found: FieldThere): string[] {
  if (shapeOf(found) !== shapeOf(field))
    return [`${field.id} is ${shapeOf(found)}, not ${shapeOf(field)}`];
  return [
    ...(field.required && !found.required ? [`${field.id} is not required`] : []),
    ...(found.omitted ? [`${field.id} is left out of answers`] : []),
    ...lackedValidations(field.validations, found.validations),
    ...lackedValidations(field.items?.validations, found.items?.validations),
  ];

  function lackedValidations(wanted: DescribedValidation[] = [], there: object[] = []): string[] {
    return wanted
      .filter((validation) => !there.some((each) => findingOf(validation, each).is === 'there'))
      .map((validation) => `${field.id} lacks ${JSON.stringify(validation)}`);
  }
}

function shapeOf({ type, linkType, items }: Shape): string {
  if (type === 'Link') return `a link to ${linkType === 'Asset' ? 'a file' : 'an entry'}`;
  if (type === 'Array') return `a list of ${items ? shapeOf(items) : 'nothing'}`;
  return type;
}
