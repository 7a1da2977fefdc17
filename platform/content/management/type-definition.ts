import type { ContentFieldStock } from '@/platform/stock/stock-shape';
import { isObject } from '../../wire/body';
import { ContentFault } from '../fault';
import type { Resource } from '../resources';

/** A field as the vendor stores it. */
interface TypeField extends ContentFieldStock {
  name: string;
  /** Hidden from editors. */
  disabled: boolean;
  /** Left out of what the delivery API answers: the step before it may be deleted. */
  omitted: boolean;
}

/** What a writer says of a content type. */
export interface TypeDefinition {
  name: string;
  description: string;
  displayField: string | null;
  fields: TypeField[];
}

interface Fault {
  name: string;
  path: (string | number)[];
  details: string;
}

const mostFields = 50;
const fieldID = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;
const valueTypes = ['Symbol', 'Text', 'Integer', 'Number', 'Boolean', 'Date', 'Object', 'Location'];
const texts = ['Symbol', 'Text'];
const numbers = ['Integer', 'Number'];

/** Which fields may have a validation: by type, links by what they lead to. */
const validated: Readonly<Record<string, readonly string[]>> = {
  unique: ['Symbol', ...numbers],
  in: [...texts, ...numbers],
  regexp: texts,
  prohibitRegexp: texts,
  size: [...texts, 'Array', 'Object'],
  range: numbers,
  dateRange: ['Date'],
  linkContentType: ['Entry'],
  linkMimetypeGroup: ['Asset'],
  assetImageDimensions: ['Asset'],
  assetFileSize: ['Asset'],
  enabledNodeTypes: ['RichText'],
  enabledMarks: ['RichText'],
  nodes: ['RichText'],
};

/** A content type as a request describes it; fields marked as deleted are gone. Throws 422 with the vendor's list of faults. */
export function definitionOf(body: Record<string, unknown>): TypeDefinition {
  const { name, description, displayField, fields } = body;
  const listed = Array.isArray(fields)
    ? fields.map((each: unknown) => (isObject(each) ? each : {}))
    : [];
  const kept = listed.filter(({ deleted }) => deleted !== true);
  const faults = [
    ...(typeof name === 'string' && name.trim() ? [] : [required(['name'])]),
    ...(Array.isArray(fields) ? [] : [required(['fields'])]),
    ...(kept.length > mostFields
      ? [fault('size', ['fields'], `At most ${mostFields} fields.`)]
      : []),
    ...kept.flatMap((field, index) => fieldFaults(field, ['fields', index])),
    ...(new Set(kept.map(({ id }) => id)).size < kept.length
      ? [fault('uniqueFieldIds', ['fields'], 'Field IDs must be unique.')]
      : []),
    ...(displayField === undefined ||
    displayField === null ||
    kept.some(({ id, type }) => id === displayField && texts.includes(String(type)))
      ? []
      : [
          fault(
            'unknown',
            ['displayField'],
            'The display field must be one of the fields, of words.',
          ),
        ]),
  ];
  if (faults.length > 0)
    throw new ContentFault(422, 'ValidationFailed', 'Validation error', { errors: faults });
  return {
    name: String(name),
    description: typeof description === 'string' ? description : '',
    displayField: typeof displayField === 'string' ? displayField : null,
    fields: kept.map(storedField),
  };
}

/** Throws 400 where a change is not one of those that published fields allow: entries hold values of them. */
export function checkTypeChange(type: Resource, published: Resource | undefined): void {
  const fields = listOf(type);
  for (const before of published ? listOf(published) : []) {
    const after = fields.find(({ id }) => id === before.id);
    if (!after && !before.omitted)
      throw new ContentFault(400, 'BadRequest', 'You need to omit a field before deleting it');
    if (after && shapeOf(after) !== shapeOf(before))
      throw new ContentFault(400, 'BadRequest', 'Previously published fields are invalid');
  }
}

function listOf({ fields }: Resource): TypeField[] {
  return Array.isArray(fields) ? (fields as TypeField[]) : [];
}

function shapeOf({ type, linkType, items }: TypeField): string {
  return [type, linkType, items?.type, items?.linkType].join(' ');
}

function storedField(field: Record<string, unknown>): TypeField {
  const { id, name, type, linkType, items, defaultValue } = field;
  return {
    id: String(id),
    name: String(name),
    type: String(type),
    ...(linkType === undefined ? {} : { linkType: linkType as TypeField['linkType'] }),
    ...(isObject(items) ? { items: { validations: [], ...items, type: String(items.type) } } : {}),
    localized: field.localized === true,
    required: field.required === true,
    validations: (field.validations ?? []) as TypeField['validations'],
    disabled: field.disabled === true,
    omitted: field.omitted === true,
    ...(defaultValue === undefined ? {} : { defaultValue }),
  } as TypeField;
}

function fieldFaults(field: Record<string, unknown>, path: Fault['path']): Fault[] {
  const { id, name, type, items } = field;
  const at = (last: string) => [...path, last];
  return [
    ...(typeof id === 'string' && fieldID.test(id)
      ? []
      : [
          fault(
            'regexp',
            at('id'),
            'A field ID begins with a letter and holds letters, digits and underscores.',
          ),
        ]),
    ...(typeof name === 'string' && name.trim() ? [] : [required(at('name'))]),
    ...(type === 'Array'
      ? isObject(items)
        ? valueFaults(items, ['Symbol'], at('items'))
        : [required(at('items'))]
      : valueFaults(field, [...valueTypes, 'RichText'], path)),
    ...(type === 'Array' ? validationFaults(field.validations, 'Array', at('validations')) : []),
  ];
}

function valueFaults(
  { type, linkType, validations }: Record<string, unknown>,
  types: readonly string[],
  path: Fault['path'],
): Fault[] {
  if (type === 'Link')
    return linkType === 'Entry' || linkType === 'Asset'
      ? validationFaults(validations, linkType, [...path, 'validations'])
      : [fault('in', [...path, 'linkType'], 'A link leads to an Entry or an Asset.')];
  return types.includes(String(type))
    ? validationFaults(validations, String(type), [...path, 'validations'])
    : [fault('in', [...path, 'type'], `The type must be one of Link, ${types.join(', ')}.`)];
}

function validationFaults(list: unknown, of: string, path: Fault['path']): Fault[] {
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) return [fault('type', path, 'A list of validations is expected.')];
  return list.flatMap((each: unknown, index) => {
    const kinds = isObject(each) ? Object.keys(each).filter((kind) => kind !== 'message') : [];
    const fits = kinds.length === 1 && validated[kinds[0] ?? '']?.includes(of);
    return fits
      ? []
      : [
          fault(
            'unexpected',
            [...path, index],
            `${kinds.join(' and ') || 'This'} is no validation of ${of}.`,
          ),
        ];
  });
}

function required(path: Fault['path']): Fault {
  return fault('required', path, `The property "${path.at(-1)}" is required here`);
}

function fault(name: string, path: Fault['path'], details: string): Fault {
  return { name, path, details };
}
