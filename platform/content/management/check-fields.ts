import { isObject } from '../../wire/body';
import type { FilledKind } from '../draft';
import { ContentFault } from '../fault';
import type { Shelf } from '../library';
import { fieldsOf, LOCALE, type ContentField, type Resource } from '../resources';

/** One fault of a field, as the vendor lists it. */
export interface FieldFault {
  name: string;
  path: string[];
  details: string;
  value?: unknown;
  type?: string;
}

const assetFields: ContentField[] = [
  { id: 'title', type: 'Symbol' },
  { id: 'description', type: 'Text' },
  { id: 'file', type: 'Object' },
];

/** Throws 422 for fields the content type does not have and for values of another type than the field's; drafts may lack any. */
export function checkFields(kind: FilledKind, resource: Resource, contentTypes: Shelf): void {
  const fields = kind === 'assets' ? assetFields : typeFields(resource, contentTypes);
  const faults = Object.entries(resource.fields).flatMap(([id, value]): FieldFault[] => {
    const field = fields.find((candidate) => candidate.id === id);
    const path = ['fields', id, LOCALE];
    if (!field)
      return [
        { name: 'unknown', path: ['fields', id], details: `No field with id "${id}" found.` },
      ];
    if (value === null || fits(field, value)) return [];
    return [
      {
        name: 'type',
        value,
        type: field.type,
        details: `The type of "value" is incorrect, expected type: ${field.type}`,
        path,
      },
    ];
  });
  if (faults.length > 0) throw invalidEntry(faults);
}

/** 422 with the vendor's list of faults. */
export function invalidEntry(errors: FieldFault[]): ContentFault {
  return new ContentFault(422, 'InvalidEntry', 'Validation error', { errors });
}

/** The fields of an entry's content type. Throws 422 where there is no such type. */
export function typeFields(resource: Resource, contentTypes: Shelf): ContentField[] {
  const id = (resource.sys.contentType as { sys?: { id?: string } } | undefined)?.sys?.id ?? '';
  const type = contentTypes.get(id);
  if (!type) throw new ContentFault(422, 'UnresolvedLinks', `Content type ${id} does not exist.`);
  return fieldsOf(type);
}

const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

function fits(field: Pick<ContentField, 'type' | 'linkType' | 'items'>, value: unknown): boolean {
  switch (field.type) {
    case 'Symbol':
      return typeof value === 'string' && value.length <= 256;
    case 'Text':
      return typeof value === 'string' && value.length <= 50_000;
    case 'Integer':
      return Number.isSafeInteger(value);
    case 'Number':
      return typeof value === 'number';
    case 'Boolean':
      return typeof value === 'boolean';
    case 'Date':
      return typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value));
    case 'Link':
      return isLink(value, field.linkType);
    case 'Array':
      return (
        Array.isArray(value) &&
        value.every((item) => (field.items ? fits(field.items, item) : true))
      );
    case 'RichText':
      return isObject(value) && value.nodeType === 'document' && Array.isArray(value.content);
    default:
      return isObject(value);
  }
}

function isLink(value: unknown, linkType: string | undefined): boolean {
  const sys = isObject(value) && isObject(value.sys) ? value.sys : {};
  return (
    sys.type === 'Link' &&
    typeof sys.id === 'string' &&
    (linkType === undefined || sys.linkType === linkType)
  );
}
