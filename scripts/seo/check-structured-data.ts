import { isNode } from './page-facts';
import table from './structured-data-rules.json';
import { valueRules } from './value-rules';

/** What a type of schema.org must and may have (Google's required properties, schema.org's own names). */
interface TypeRule {
  /** The type whose rule this one widens. */
  like?: string;
  /** The `@type` values it stands for, where they are not its own name. */
  type?: string;
  types?: string[];
  required?: string[];
  /** What is required until `startDate`: of what has begun nothing is sold any more. */
  untilStart?: string[];
  /** At least one of these. */
  oneOf?: string[];
  /** At most one of these. */
  exclusive?: string[];
  /** How many values a property has at least. */
  least?: Record<string, number>;
  /** What a number must be greater than. */
  above?: Record<string, number>;
  with?: { when: Record<string, string>; required: string[] }[];
  /** Name of a value rule, of a type, or `any`. */
  properties?: Record<string, string>;
}

const rules: Readonly<Record<string, TypeRule>> = table;
const always = new Set(['@type', '@id', '@context']);

/** Everything about a node that breaks the rule table, each as `Product.offers.price: …`; a node of an unknown type is one. */
export function checkNode(node: Record<string, unknown>): string[] {
  const types = typesOf(node);
  if (types.length === 0) return ['a node without @type'];
  return types.flatMap((type) =>
    rules[type] ? checkAs(node, type, type) : [`${type}: not a type of the rule table`],
  );
}

/** The types of a node. */
export function typesOf(node: Record<string, unknown>): string[] {
  return [node['@type']].flat().filter((type): type is string => typeof type === 'string');
}

function checkAs(node: Record<string, unknown>, name: string, at: string): string[] {
  const rule = ruleOf(name);
  const valuesOf = (property: string) =>
    node[property] === undefined || node[property] === null ? [] : [node[property]].flat();
  const has = (property: string) => valuesOf(property).length > 0;
  const begun = Date.parse(String(node.startDate)) <= Date.now();
  return [
    ...[...(rule.required ?? []), ...(begun ? [] : (rule.untilStart ?? []))]
      .filter((property) => !has(property))
      .map((property) => `${at}.${property}: missing`),
    ...(rule.oneOf && !rule.oneOf.some(has)
      ? [`${at}: one of ${rule.oneOf.join(', ')} is missing`]
      : []),
    ...(rule.exclusive && rule.exclusive.filter(has).length > 1
      ? [`${at}: only one of ${rule.exclusive.join(', ')}`]
      : []),
    ...Object.entries(rule.least ?? {})
      .filter(([property, least]) => valuesOf(property).length < least)
      .map(([property, least]) => `${at}.${property}: fewer than ${least}`),
    ...Object.entries(rule.above ?? {})
      .filter(([property, above]) => has(property) && !(Number(node[property]) > above))
      .map(([property, above]) => `${at}.${property}: not above ${above}`),
    ...(rule.with ?? [])
      .filter(({ when }) =>
        Object.entries(when).every(([property, value]) => node[property] === value),
      )
      .flatMap(({ required }) =>
        required
          .filter((property) => !has(property))
          .map((property) => `${at}.${property}: missing`),
      ),
    ...Object.keys(node)
      .filter((key) => !always.has(key))
      .flatMap((key) => {
        const kind = rule.properties?.[key];
        return kind === undefined
          ? [`${at}.${key}: not a property of it`]
          : valuesOf(key).flatMap((value) => checkValue(value, kind, `${at}.${key}`));
      }),
    ...(name === 'BreadcrumbList' || name === 'ItemList'
      ? checkPositions(valuesOf('itemListElement'), name, at)
      : []),
  ];
}

function checkValue(value: unknown, kind: string, at: string): string[] {
  if (kind === 'any') return [];
  const plain = valueRules[kind];
  if (plain)
    return (typeof value === 'string' || typeof value === 'number') && plain.test(String(value))
      ? []
      : [`${at}: ${JSON.stringify(value)?.slice(0, 80)} is no ${kind}`];
  if (!isNode(value)) return [`${at}: not a node`];
  if (Object.keys(value).join() === '@id') return [];
  const name = at.endsWith('.offers') && at.startsWith('Product') ? 'ProductOffer' : kind;
  const rule = ruleOf(name);
  const wanted = rule.types ?? [rule.type ?? name];
  const organization = wanted.includes('Organizer') ? ['Organization'] : wanted;
  return typesOf(value).some((type) => organization.includes(type))
    ? checkAs(value, name, at)
    : [`${at}: @type is not ${organization.join(' or ')}`];
}

/** Positions count up by one: a trail from 1, a list from wherever its page begins. */
function checkPositions(items: readonly unknown[], name: string, at: string): string[] {
  const positions = items.map((item) => (isNode(item) ? Number(item.position) : NaN));
  const first = name === 'BreadcrumbList' ? 1 : (positions[0] ?? 1);
  return positions.every((position, index) => position === first + index)
    ? []
    : [`${at}: positions do not count up from ${first}`];
}

function ruleOf(name: string): TypeRule {
  const { like, ...own } = rules[name] ?? {};
  if (!like) return own;
  const base = ruleOf(like);
  return {
    ...base,
    ...own,
    required: [...(base.required ?? []), ...(own.required ?? [])],
    properties: { ...base.properties, ...own.properties },
  };
}
