import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whyNotImport } from './areas.mjs';

/**
 * The shop's own rules of lint; `.oxlintrc.json` says which of them hold where.
 *
 * @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule
 * @typedef {Extract<Rule, { create: unknown }>['create']} Create
 * @typedef {Parameters<Create>[0]} Context
 * @typedef {ReturnType<Create>} Visitor
 * @typedef {Parameters<NonNullable<Visitor['ImportDeclaration' | 'ExportNamedDeclaration' | 'ExportAllDeclaration' | 'ImportExpression']>>[0]} Importing
 * @typedef {NonNullable<Parameters<NonNullable<Visitor['Identifier']>>[0]['parent']>} Node
 */

const root = dirname(fileURLToPath(import.meta.url));

/**
 * A rule that refuses what its visitor hands to `refuse`.
 *
 * @param {(refuse: (node: Node, message: string) => void, context: Context) => Visitor} visit
 * @returns {Rule}
 */
const rule = (visit) => ({
  create: (context) => visit((node, message) => context.report({ node, message }), context),
});

/** Imports against the table of areas, resolved by their spelling. */
const areas = rule((refuse, { filename }) => {
  const from = relative(root, filename);
  /** @param {Importing} node */
  const check = ({ source }) => {
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    if (!/^(@\/|\.)/.test(source.value)) return;
    const to = source.value.startsWith('@/')
      ? source.value.slice(2)
      : join(dirname(from), source.value);
    const why = whyNotImport(from, to);
    if (why !== undefined) refuse(source, why);
  };
  return {
    ImportDeclaration: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
    ImportExpression: check,
  };
});

/** Server files, by their name, in a file that begins with 'use client'. */
const noServerInClient = rule((refuse, { sourceCode }) => {
  const isClient = sourceCode.ast.body.some(
    (node) => node.type === 'ExpressionStatement' && node.directive === 'use client',
  );
  return isClient
    ? {
        ImportDeclaration({ importKind, source }) {
          if (
            importKind !== 'type' &&
            /\.server$|^server-only$|\/lib\/upstream\//.test(source.value)
          )
            refuse(source, `A client file cannot use '${source.value}', which runs on the server.`);
        },
      }
    : {};
});

const noServerAction = rule((refuse) => ({
  ExpressionStatement(node) {
    if (node.directive === 'use server')
      refuse(node, 'No Server Actions: writes go through handlers.');
  },
}));

/**
 * The name after the dot, or in brackets.
 *
 * @param {Extract<Node, { type: 'MemberExpression' }>} node
 */
const nameOf = ({ property }) =>
  property.type === 'Literal' ? property.value : 'name' in property && property.name;

/**
 * The name of what is called, with or without the object it belongs to.
 *
 * @param {Extract<Node, { type: 'CallExpression' }>} node
 */
const calledIn = ({ callee }) =>
  String(callee.type === 'MemberExpression' ? nameOf(callee) : 'name' in callee && callee.name);

const noPublicEnvironment = rule((refuse) => ({
  MemberExpression(node) {
    const { object } = node;
    if (
      object.type === 'MemberExpression' &&
      object.object.type === 'Identifier' &&
      object.object.name === 'process' &&
      nameOf(object) === 'env' &&
      /^NEXT_PUBLIC_/.test(String(nameOf(node)))
    )
      refuse(node, 'The server hands out public configuration.');
  },
}));

const noBarrel = rule((refuse) => ({
  ExportAllDeclaration(node) {
    if (node.parent.type === 'Program')
      refuse(node, 'No barrels: import from the file that says it.');
  },
}));

const noHtml = rule((refuse) => ({
  JSXAttribute(node) {
    if (node.name.name === 'dangerouslySetInnerHTML')
      refuse(node, 'No HTML strings; JSON-LD goes through components/ui/json-ld.tsx.');
  },
}));

/**
 * The variable of this file that a name stands for, or undefined for a global one.
 *
 * @param {Context} context
 * @param {Extract<Node, { type: 'Identifier' }>} node
 */
const variableOf = ({ sourceCode }, node) => {
  /** @type {ReturnType<typeof sourceCode.getScope> | null} */
  let scope = sourceCode.getScope(node);
  for (; scope !== null; scope = scope.upper) {
    const variable = scope.set.get(node.name);
    if (variable !== undefined && variable.defs.length > 0) return variable;
  }
  return undefined;
};

/**
 * What the addresses that an expression may give begin with, as far as the file says it.
 *
 * @param {Context} context
 * @param {Node} node
 * @param {ReadonlySet<unknown>} followed
 * @returns {string[]}
 */
const beginningsOf = (context, node, followed = new Set()) => {
  /** @param {Node} part */
  const of = (part) => beginningsOf(context, part, followed);
  switch (node.type) {
    case 'Literal':
      return [String(node.value)];
    case 'TemplateLiteral':
      return node.quasis.slice(0, 1).map(({ value }) => value.cooked ?? value.raw);
    case 'BinaryExpression':
      return of(node.left);
    case 'ConditionalExpression':
      return [...of(node.consequent), ...of(node.alternate)];
    case 'LogicalExpression':
      return [...of(node.left), ...of(node.right)];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return of(node.expression);
    case 'Identifier': {
      const variable = variableOf(context, node);
      if (variable?.defs[0]?.type !== 'Variable' || followed.has(variable)) return [];
      return variable.references
        .flatMap(({ writeExpr }) => writeExpr ?? [])
        .flatMap((written) => beginningsOf(context, written, new Set([...followed, variable])));
    }
    default:
      return [];
  }
};

const windows = ['window', 'globalThis', 'document', 'self'];

/** A document loaded anew where the router would do: an address of the shop's own that is written in the code. */
const noLoadOfOwnPage = rule((refuse, context) => {
  /** @param {Node} node */
  const isLocation = (node) =>
    node.type === 'MemberExpression'
      ? nameOf(node) === 'location' && isGlobal(node.object, windows)
      : isGlobal(node, ['location']);
  /**
   * @param {Node} node
   * @param {readonly string[]} names
   */
  const isGlobal = (node, names) =>
    node.type === 'Identifier' &&
    names.includes(node.name) &&
    variableOf(context, node) === undefined;
  /**
   * @param {Node} node
   * @param {Node} target
   * @param {string} name
   * @param {Node | undefined} address
   */
  const check = (node, target, name, address) => {
    if (
      target.type === 'MemberExpression' &&
      nameOf(target) === name &&
      isLocation(target.object) &&
      address !== undefined &&
      beginningsOf(context, address).some((text) => !/^([a-z][\d+.a-z-]*:|\/\/)/i.test(text))
    )
      refuse(node, "The router goes to the shop's own pages: useRouter().push() or redirect().");
  };
  return {
    AssignmentExpression: (node) => check(node, node.left, 'href', node.right),
    CallExpression: (node) => check(node, node.callee, 'assign', node.arguments[0]),
  };
});

/** What may stand between a component's function and the element that it gives. */
const ways = [
  'BlockStatement',
  'ConditionalExpression',
  'IfStatement',
  'LogicalExpression',
  'ReturnStatement',
  'SwitchCase',
  'SwitchStatement',
  'TryStatement',
];

/** A component without a name that another function gives: `react/display-name` sees it behind an arrow only. */
const namedComponents = rule((refuse) => {
  /** @param {Node} element */
  const check = (element) => {
    let node = element.parent;
    while (node && ways.includes(node.type)) node = node.parent;
    if (
      (node?.type === 'ArrowFunctionExpression' ||
        (node?.type === 'FunctionExpression' && node.id === null)) &&
      node.parent.type === 'ReturnStatement'
    )
      refuse(node, 'A component has a name, which the tools of React show.');
  };
  return { JSXElement: check, JSXFragment: check };
});

/** `React` as a name: `typescript/consistent-type-imports` takes it for used by every element, as it was before React 17. */
const noReactWhole = rule((refuse) => ({
  ImportDeclaration(node) {
    const isWhole = node.specifiers.some(
      ({ type, local }) => type !== 'ImportSpecifier' && local.name === 'React',
    );
    if (isWhole && node.importKind !== 'type')
      refuse(node, 'Import from react what is used, by its name.');
  },
}));

/** What a ref holds among dependencies: of what is within it, `react/exhaustive-deps` says nothing. */
const noRefInDependencies = rule((refuse, context) => {
  /**
   * @param {Node} node
   * @returns {boolean}
   */
  const isOfRef = (node) => {
    if (node.type === 'ChainExpression') return isOfRef(node.expression);
    if (node.type !== 'MemberExpression') return false;
    if (nameOf(node) !== 'current' || node.object.type !== 'Identifier')
      return isOfRef(node.object);
    const made = variableOf(context, node.object)?.defs[0]?.node;
    return (
      made?.type === 'VariableDeclarator' &&
      made.init?.type === 'CallExpression' &&
      calledIn(made.init) === 'useRef'
    );
  };
  return {
    CallExpression(node) {
      const list = node.arguments.at(-1);
      if (
        list?.type === 'ArrayExpression' &&
        /^use(Callback|ImperativeHandle|Memo|\w*Effect)$/.test(calledIn(node))
      )
        for (const element of list.elements)
          if (element && isOfRef(element))
            refuse(element, 'What a ref holds is no dependency: no change of it renders anew.');
    },
  };
});

const noTransaction = rule((refuse) => ({
  CallExpression(node) {
    if (node.callee.type === 'MemberExpression' && nameOf(node.callee) === 'tx')
      refuse(
        node,
        'The services write through Store.transact: no HTTP inside a transaction (decision record 016).',
      );
  },
}));

const plugin = {
  meta: { name: 'shop' },
  rules: {
    areas,
    'no-barrel': noBarrel,
    'no-html': noHtml,
    'no-load-of-own-page': noLoadOfOwnPage,
    'no-public-environment': noPublicEnvironment,
    'named-components': namedComponents,
    'no-react-whole': noReactWhole,
    'no-ref-in-dependencies': noRefInDependencies,
    'no-server-action': noServerAction,
    'no-server-in-client': noServerInClient,
    'no-transaction': noTransaction,
  },
};

export default plugin;
