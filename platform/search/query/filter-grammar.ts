import { err, ok, type Result } from '@/lib/core/result';
import { filterCategory, numberOperators, type Filter } from './filter';
import { lexFilters, type FilterToken } from './filter-lexer';

/**
 * Parses the `filters` parameter: `a:v`, `a:"v w"`, `a > 1`, `a:1 TO 5`, bare tags, AND, OR, NOT and brackets. The vendor's own
 * rules: OR binds tighter than AND; no AND inside an OR, no NOT before a bracket, one kind of filter per OR. Errors are sentences.
 */
export function parseFilters(text: string): Result<Filter | null, string> {
  const tokens = lexFilters(text);
  if (tokens === null) return err('filters: a quote is never closed');
  if (tokens.length === 0) return ok(null);
  const reader = new FilterReader(tokens);
  try {
    return ok(reader.all());
  } catch (fault) {
    if (fault instanceof FilterSyntaxError) return err(`filters: ${fault.message}`);
    throw fault;
  }
}

class FilterSyntaxError extends Error {}

class FilterReader {
  private position = 0;

  constructor(private readonly tokens: readonly FilterToken[]) {}

  all(): Filter {
    const filter = this.conjunction();
    const rest = this.peek();
    if (rest !== undefined)
      throw new FilterSyntaxError(
        `Unexpected token ${rest.text} expected end of filter at col ${rest.column}`,
      );
    return filter;
  }

  private conjunction(): Filter {
    const parts = [this.disjunction()];
    while (this.take('and')) parts.push(this.disjunction());
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'and', parts };
  }

  private disjunction(): Filter {
    const first = this.condition();
    const parts = [first];
    while (this.take('or')) parts.push(this.condition());
    if (parts.length === 1) return first;
    if (parts.some((part) => part.kind === 'and')) {
      throw new FilterSyntaxError(
        'filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed',
      );
    }
    if (parts.some((part) => filterCategory(part) !== filterCategory(first))) {
      throw new FilterSyntaxError('Different types are not allowed in the same OR.');
    }
    return { kind: 'or', parts };
  }

  private condition(): Filter {
    if (this.take('not')) {
      if (this.peek()?.kind === 'open')
        throw new FilterSyntaxError('NOT is not allowed before a group');
      return { kind: 'not', part: this.condition() };
    }
    if (this.take('open')) {
      const inner = this.conjunction();
      if (!this.take('close')) throw new FilterSyntaxError('a bracket is never closed');
      return inner;
    }
    const token = this.peek();
    if (token?.kind !== 'condition')
      throw new FilterSyntaxError(
        token
          ? `Unexpected token ${token.text} at col ${token.column}`
          : 'Unexpected end of filter',
      );
    this.position += 1;
    return conditionOf(token);
  }

  private peek(): FilterToken | undefined {
    return this.tokens[this.position];
  }

  private take(kind: FilterToken['kind']): boolean {
    if (this.peek()?.kind !== kind) return false;
    this.position += 1;
    return true;
  }
}

const RANGE = /^(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)$/i;

function conditionOf(token: Extract<FilterToken, { kind: 'condition' }>): Filter {
  if (token.attribute === null) return { kind: 'facet', attribute: '_tags', value: token.value };
  if (token.attribute === '' || token.value === '')
    throw new FilterSyntaxError(`Unexpected token ${token.text} at col ${token.column}`);
  const operator = numberOperators.find((candidate) => candidate === token.operator);
  if (operator !== undefined) {
    const value = Number(token.value);
    if (!Number.isFinite(value))
      throw new FilterSyntaxError(
        `Unexpected token string(${token.value}) expected numeric at col ${token.column}`,
      );
    return { kind: 'number', attribute: token.attribute, operator, value };
  }
  const range = token.quoted ? null : RANGE.exec(token.value);
  if (range)
    return {
      kind: 'range',
      attribute: token.attribute,
      from: Number(range[1]),
      to: Number(range[2]),
    };
  return { kind: 'facet', attribute: token.attribute, value: token.value };
}
