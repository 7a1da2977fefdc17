// The package's types are beside its ES modules; Jest reads the others.
declare module 'instantsearch.js/cjs/connectors' {
  export * from 'instantsearch.js/es/connectors';
}
