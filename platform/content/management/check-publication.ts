import type { Draft } from '../draft';
import { isObject } from '../../wire/body';
import { linksIn } from '../includes';
import { ContentFault } from '../fault';
import type { Library } from '../library';
import { LOCALE, type Resource } from '../resources';
import { invalidEntry, typeFields, type FieldFault } from './check-fields';
import { validationFaults } from './field-validations';

/** Throws 422 when a draft may not be published: a required field is empty, a unique one is taken, a validation is not met, a link leads nowhere. */
export function checkForPublication({ kind, resource }: Draft, drafts: Library): void {
  if (kind === 'assets') {
    const missing = ['title', 'file'].filter((id) => isEmpty(resource.fields[id])).map(required);
    const { file } = resource.fields;
    if (isObject(file) && isEmpty(file.url))
      missing.push({
        name: 'required',
        path: ['fields', 'file', LOCALE, 'url'],
        details: 'The property "url" is required here',
      });
    if (missing.length > 0) throw invalidEntry(missing);
    return;
  }
  const fields = typeFields(resource, drafts.contentTypes);
  const faults = fields.flatMap((field): FieldFault[] => {
    const value = resource.fields[field.id];
    if (isEmpty(value)) return field.required ? [required(field.id)] : [];
    if (
      field.validations?.some(({ unique }) => unique) &&
      drafts.entries.all().some((other) => isTwin(resource, other, field.id))
    ) {
      return [
        {
          name: 'unique',
          path: ['fields', field.id, LOCALE],
          details: 'Same field value present in other entry',
          value,
        },
      ];
    }
    return validationFaults(field, value, drafts);
  });
  if (faults.length > 0) throw invalidEntry(faults);
  const dangling = linksIn(resource.fields).filter(
    ({ linkType, id }) => !(linkType === 'Asset' ? drafts.assets : drafts.entries).get(id),
  );
  if (dangling.length > 0) {
    const errors = dangling.map(({ linkType, id }) => ({
      name: 'notResolvable',
      link: { type: 'Link', linkType, id },
      path: ['fields'],
    }));
    throw new ContentFault(422, 'UnresolvedLinks', 'Links to resources that do not exist.', {
      errors,
    });
  }
}

function isTwin(resource: Resource, other: Resource, field: string): boolean {
  return (
    other.sys.id !== resource.sys.id &&
    contentType(other) === contentType(resource) &&
    other.fields[field] === resource.fields[field]
  );
}

function contentType({ sys }: Resource): unknown {
  return (sys.contentType as { sys?: { id?: unknown } } | undefined)?.sys?.id;
}

function required(id: string): FieldFault {
  return {
    name: 'required',
    path: ['fields', id, LOCALE],
    details: `The property "${id}" is required here`,
  };
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}
