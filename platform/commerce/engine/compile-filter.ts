import { refusal } from '../errors';
import { isDate } from './document';
import type { FieldPath } from './field-path';
import type { Parameters } from './list-spec';

type Operator = '=' | '>' | '<';

interface Alternative {
  negated: boolean;
  operator: Operator;
  value: string;
}

const NUMERIC = /^-?\d+(\.\d+)?$/;
const NUMERIC_SQL = `'^-?[0-9]+(\\.[0-9]+)?$'`;

/**
 * One filter value as an SQL condition: `a|b`, `!a`, `Jo*`, `>5`, `!<2026-01-01` (the vendor has no `>=`), `*` (set) and `!*` (unset). Plain text compares
 * without case; an array among extended properties matches when any member does. Throws `List.InvalidType`.
 */
export function compileFilter(field: FieldPath, raw: string, params: Parameters): string {
  const alternatives = raw.split('|').map(parse);
  const plain = alternatives.filter(
    (it) => !it.negated && it.operator === '=' && !it.value.includes('*'),
  );
  const others = alternatives.filter((it) => !plain.includes(it));
  const conditions = others.map((it) => condition(field, it, params));
  if (plain.length > 0)
    conditions.unshift(
      equalsAny(
        field,
        plain.map((it) => it.value),
        params,
      ),
    );
  return conditions.length === 1 ? conditions[0]! : `(${conditions.join(' or ')})`;
}

function parse(raw: string): Alternative {
  const negated = raw.startsWith('!');
  const rest = negated ? raw.slice(1) : raw;
  const operator = (/^[<>]/.exec(rest)?.[0] ?? '=') as Operator;
  return { negated, operator, value: operator === '=' ? rest : rest.slice(operator.length) };
}

function condition(field: FieldPath, it: Alternative, params: Parameters): string {
  const positive =
    it.operator === '=' ? matches(field, it.value, params) : compares(field, it, params);
  return it.negated ? `not coalesce(${positive}, false)` : positive;
}

function matches(field: FieldPath, value: string, params: Parameters): string {
  if (value === '*') return `${field.text} is not null`;
  if (!value.includes('*')) return equalsAny(field, [value], params);
  const pattern = params.add(value.replace(/[\\%_]/g, '\\$&').replaceAll('*', '%'));
  return anyMember(field, (text) => `${text} ilike ${pattern}`);
}

function equalsAny(field: FieldPath, values: string[], params: Parameters): string {
  switch (field.type) {
    case 'boolean':
      return `coalesce(${field.text}, 'false') = any(${params.add(values.map((value) => checked(field, value, /^(true|false)$/i).toLowerCase()))})`;
    case 'integer':
    case 'number': {
      const operands = values.map(
        (value) => `${params.add(checked(field, value, NUMERIC))}::text::numeric`,
      );
      return `${field.text}::numeric in (${operands.join(', ')})`;
    }
    case 'date': {
      const operands = values.map(
        (value) => `${params.add(date(field, value))}::text::timestamptz`,
      );
      return `${field.text}::timestamptz in (${operands.join(', ')})`;
    }
    default: {
      if (field.name === 'ID') return `${field.text} = any(${params.add(values)})`;
      const flags = flagsOf(field, values);
      if (flags !== null) return `${field.key}.flags & ${flags} <> 0`;
      if (field.indexed)
        return `${field.key}.uid in (select m.uid from commerce.member m where m.name = '${field.indexed}' and m.value = any(array(select lower(v) from unnest(${params.add(values)}::text[]) v)))`;
      const operands = values.map((value) => `lower(${params.add(value)})`).join(', ');
      return field.type === null
        ? `commerce.members(${field.json}) && array[${operands}]`
        : `lower(${field.text}) in (${operands})`;
    }
  }
}

/** Whether a filter is answered by the bits of the key's row alone. */
export function asksFlags(field: FieldPath, raw: string): boolean {
  return (
    flagsOf(
      field,
      raw.split('|').map((value) => parse(value).value),
    ) !== null
  );
}

/** The bits any of which a product of these values has, where bits are kept and all values have one. */
function flagsOf({ flag }: FieldPath, values: string[]): number | null {
  const members = values.map((value) => value.toLowerCase());
  return flag && members.every((member) => member === 'true' || member === 'false')
    ? members.reduce((bits, member) => bits | flag(member), 0)
    : null;
}

function compares(field: FieldPath, { operator, value }: Alternative, params: Parameters): string {
  if (field.type === 'date')
    return `${field.text}::timestamptz ${operator} ${params.add(date(field, value))}::text::timestamptz`;
  const numeric = field.type === 'integer' || field.type === 'number';
  if (numeric) checked(field, value, NUMERIC);
  const operand = params.add(value);
  if (!NUMERIC.test(value) || field.type === 'text')
    return `${field.text} collate "C" ${operator} ${operand}`;
  return `case when ${field.text} ~ ${NUMERIC_SQL} then ${field.text}::numeric ${operator} ${operand}::text::numeric end`;
}

/** For extended properties the value itself or any member of an array; a native field is one value. */
function anyMember(field: FieldPath, test: (text: string) => string): string {
  if (field.type !== null) return test(field.text);
  const members = `case jsonb_typeof(${field.json}) when 'array' then ${field.json} else '[]' end`;
  return `(${test(field.text)} or exists (select 1 from jsonb_array_elements_text(${members}) as member (value) where ${test('member.value')}))`;
}

function checked(field: FieldPath, value: string, shape: RegExp): string {
  if (!shape.test(value)) throw refusal('List.InvalidType', { Property: field.name, Value: value });
  return value;
}

function date(field: FieldPath, value: string): string {
  if (!isDate(value)) throw refusal('List.InvalidType', { Property: field.name, Value: value });
  return new Date(value).toISOString();
}
