/** A piece of a `filters` text. */
export type FilterToken = { text: string; column: number } & (
  | { kind: 'and' | 'or' | 'not' | 'open' | 'close' }
  | {
      kind: 'condition';
      attribute: string | null;
      operator: string;
      value: string;
      quoted: boolean;
    }
);

const KEYWORD = /^(AND|OR|NOT)(?=[\s(]|$)/;
const OPERATOR = /^(?:<=|>=|!=|<|>|=|:)/;

/** Splits a `filters` text into tokens; `null` when a quote is never closed. */
export function lexFilters(text: string): FilterToken[] | null {
  const tokens: FilterToken[] = [];
  let position = 0;
  while (position < text.length) {
    const rest = text.slice(position);
    const space = /^\s+/.exec(rest);
    const keyword = KEYWORD.exec(rest);
    const bracket = /^[()]/.exec(rest);
    const column = position;
    if (space) {
      position += space[0].length;
    } else if (bracket) {
      tokens.push({ kind: bracket[0] === '(' ? 'open' : 'close', text: bracket[0], column });
      position += 1;
    } else if (keyword) {
      tokens.push({ kind: keywordKind(keyword[0]), text: keyword[0], column });
      position += keyword[0].length;
    } else {
      const condition = lexCondition(rest);
      if (condition === null) return null;
      tokens.push({ ...condition.token, column });
      position += condition.length;
    }
  }
  return tokens;
}

function keywordKind(keyword: string): 'and' | 'or' | 'not' {
  if (keyword === 'NOT') return 'not';
  return keyword === 'AND' ? 'and' : 'or';
}

interface Lexed {
  token: Omit<Extract<FilterToken, { kind: 'condition' }>, 'column'>;
  length: number;
}

function lexCondition(text: string): Lexed | null {
  const attribute = lexWord(text, /[\s:<>=!()]/);
  if (attribute === null) return null;
  const gap = /^\s*/.exec(text.slice(attribute.length))?.[0].length ?? 0;
  const operator = OPERATOR.exec(text.slice(attribute.length + gap))?.[0];
  if (operator === undefined) {
    const length = Math.max(1, attribute.length);
    return {
      token: {
        kind: 'condition',
        text: text.slice(0, length),
        attribute: null,
        operator: '',
        value: attribute.value,
        quoted: attribute.quoted,
      },
      length,
    };
  }
  let length = attribute.length + gap + operator.length;
  length += /^\s*/.exec(text.slice(length))?.[0].length ?? 0;
  const value = /^["']/.test(text[length] ?? '')
    ? lexWord(text.slice(length), /\s/)
    : lexPhrase(text.slice(length));
  if (value === null) return null;
  length += value.length;
  return {
    token: {
      kind: 'condition',
      text: text.slice(0, length).trim(),
      attribute: attribute.value,
      operator,
      value: value.value,
      quoted: value.quoted,
    },
    length,
  };
}

interface Lexeme {
  value: string;
  length: number;
  quoted: boolean;
}

function lexWord(text: string, end: RegExp): Lexeme | null {
  const quote = text[0] === '"' || text[0] === "'" ? text[0] : null;
  if (quote === null) {
    const stop = text.search(end);
    const value = stop === -1 ? text : text.slice(0, stop);
    return { value, length: value.length, quoted: false };
  }
  for (let index = 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === quote)
      return {
        value: text.slice(1, index).replace(/\\(.)/g, '$1'),
        length: index + 1,
        quoted: true,
      };
  }
  return null;
}

/** An unquoted value runs over spaces to the next keyword or bracket: `category:Indoor Plants AND …`. */
function lexPhrase(text: string): Lexeme {
  const stop = text.search(/\s+(?:AND|OR|NOT)(?=[\s(]|$)|[()]/);
  const taken = stop === -1 ? text : text.slice(0, stop);
  return { value: taken.trim(), length: taken.length, quoted: false };
}
