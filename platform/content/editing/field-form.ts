import { err, ok, type Result } from '@/lib/core/result';
import { escapeHtml } from '../../wire/html';
import type { ContentField } from '../resources';

/** A field's value as text for a form: words as they are, everything that is not words as JSON. */
export function fieldText({ type }: ContentField, value: unknown): string {
  if (value === undefined || value === null) return '';
  return isPlain(type) ? String(value) : JSON.stringify(value, null, 2);
}

/** What somebody typed as a field's value; nothing typed is no value. The error says in words what is wrong. */
export function fieldValue({ id, type }: ContentField, text: string): Result<unknown, string> {
  if (text.trim() === '') return ok(undefined);
  if (type === 'Integer' || type === 'Number')
    return Number.isFinite(Number(text)) ? ok(Number(text)) : err(`${id}: a number is expected.`);
  if (type === 'Boolean') return ok(text === 'true');
  if (isPlain(type)) return ok(text.replaceAll('\r\n', '\n'));
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    return err(`${id}: this is not JSON. ${error instanceof Error ? error.message : ''}`);
  }
}

/** A field with its label: one line, many lines, or a yes or no. */
export function fieldInput(field: ContentField, text: string): string {
  const { id, type, required } = field;
  const name = `name="field-${escapeHtml(id)}" id="field-${escapeHtml(id)}"`;
  const label = `<label for="field-${escapeHtml(id)}">${escapeHtml(id)}${required ? ' (required)' : ''} <small>${escapeHtml(type)}</small></label>`;
  if (type === 'Boolean') {
    const option = (value: string, shown: string) =>
      `<option value="${value}"${text === value ? ' selected' : ''}>${shown}</option>`;
    return `${label}<select ${name}>${option('', 'not set')}${option('true', 'yes')}${option('false', 'no')}</select>`;
  }
  if (type === 'Text' || !isPlain(type))
    return `${label}<textarea ${name} rows="${type === 'Text' ? 4 : 8}"${isPlain(type) ? '' : ' class="code" spellcheck="false"'}>${escapeHtml(text)}</textarea>`;
  return `${label}<input ${name} type="text" value="${escapeHtml(text)}"${type === 'Integer' ? ' inputmode="numeric"' : ''}>`;
}

function isPlain(type: string): boolean {
  return ['Symbol', 'Text', 'Integer', 'Number', 'Boolean', 'Date'].includes(type);
}
