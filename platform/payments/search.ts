import { err, ok, type Result } from '@/lib/core/result';
import type { Queryable } from '@/services/database/database';
import { isObject } from '../wire/body';
import type { PaymentTransaction } from './transaction';

/** Search criteria as SQL: a condition and its parameters. */
export interface Criteria {
  condition: string;
  params: unknown[];
}

const columns: Record<string, { sql: string; kind: 'text' | 'list' | 'range' }> = {
  id: { sql: 'id', kind: 'text' },
  order_id: { sql: 'order_id', kind: 'text' },
  ids: { sql: 'id', kind: 'list' },
  status: { sql: 'status', kind: 'list' },
  type: { sql: `coalesce(doc ->> 'type', 'sale')`, kind: 'list' },
  amount: { sql: '(amount_cents / 100.0)', kind: 'range' },
  created_at: { sql: 'created_at', kind: 'range' },
};

/** Compiles the criteria of an advanced search; the error names one this gateway does not know. */
export function compileSearch(search: unknown): Result<Criteria, string> {
  const params: unknown[] = [];
  const bind = (value: unknown, cast: string) => `$${params.push(value)}${cast}`;
  const conditions = ['true'];
  for (const [name, criterion] of Object.entries(isObject(search) ? search : {})) {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!column) return err(`Search by ${name} is not known`);
    const condition =
      column.kind === 'list'
        ? listCondition(column.sql, criterion, bind)
        : operatorsCondition(column, criterion, bind);
    if (condition === null) return err(`Search by ${name} has an invalid value`);
    conditions.push(condition);
  }
  return ok({ condition: conditions.join(' and '), params });
}

type Bind = (value: unknown, cast: string) => string;

function listCondition(sql: string, criterion: unknown, bind: Bind): string | null {
  if (!Array.isArray(criterion) || !criterion.every((value) => typeof value === 'string'))
    return null;
  return `${sql} = any(${bind(criterion, '::text[]')})`;
}

function operatorsCondition(
  column: { sql: string; kind: 'text' | 'list' | 'range' },
  criterion: unknown,
  bind: Bind,
): string | null {
  if (!isObject(criterion)) return null;
  const parts = Object.entries(criterion).map(([operator, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    return column.kind === 'text'
      ? textCondition(column.sql, operator, String(value), bind)
      : rangeCondition(column.sql, operator, String(value), bind);
  });
  return parts.length === 0 || parts.includes(null) ? null : `(${parts.join(' and ')})`;
}

function textCondition(sql: string, operator: string, value: string, bind: Bind): string | null {
  switch (operator) {
    case 'is':
      return `${sql} = ${bind(value, '::text')}`;
    case 'is_not':
      return `${sql} <> ${bind(value, '::text')}`;
    case 'starts_with':
      return `starts_with(${sql}, ${bind(value, '::text')})`;
    case 'ends_with':
      return `right(${sql}, length(${bind(value, '::text')})) = ${bind(value, '::text')}`;
    case 'contains':
      return `position(${bind(value, '::text')} in ${sql}) > 0`;
    default:
      return null;
  }
}

const comparisons: Record<string, string> = { is: '=', min: '>=', max: '<=' };

function rangeCondition(sql: string, operator: string, value: string, bind: Bind): string | null {
  const comparison = Object.hasOwn(comparisons, operator) ? comparisons[operator] : undefined;
  if (!comparison) return null;
  if (sql === 'created_at') {
    const instant = new Date(value);
    return Number.isNaN(instant.getTime())
      ? null
      : `${sql} ${comparison} ${bind(instant.toISOString(), '::timestamptz')}`;
  }
  return Number.isFinite(Number(value)) && value !== ''
    ? `${sql} ${comparison} ${bind(Number(value), '::numeric')}`
    : null;
}

const MOST_IDS = 20_000;

/** The IDs of transactions that meet the criteria, newest first, at most 20,000. */
export async function searchIds(db: Queryable, criteria: Criteria): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from payment_transaction where ${criteria.condition} order by created_at desc, id limit ${MOST_IDS}`,
    criteria.params,
  );
  return rows.map((row) => row.id);
}

/** One page of transactions that meet the criteria, newest first. */
export async function searchTransactions(
  db: Queryable,
  criteria: Criteria,
  pageSize: number,
): Promise<PaymentTransaction[]> {
  const rows = await db.query<{ doc: PaymentTransaction }>(
    `select doc from payment_transaction where ${criteria.condition} order by created_at desc, id limit ${pageSize}`,
    criteria.params,
  );
  return rows.map((row) => row.doc);
}
