/** Checks the types of the shop, then those of its tests and commands: `npm run typecheck`. */
import ts from 'typescript';

/**
 * What the two programs share, by name: the second takes what the first has read.
 *
 * @type {Map<string, ts.SourceFile | undefined>}
 */
const read = new Map();

/**
 * What is to be compiled by a tsconfig, as `tsc --noEmit --incremental` would have it. Throws an Error for a file that cannot be read.
 *
 * @param {string} config
 */
function programOf(config) {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    config,
    { noEmit: true, incremental: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (fault) => {
        throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'));
      },
    },
  );
  if (!parsed) throw new Error(`${config} cannot be read.`);
  const host = ts.createIncrementalCompilerHost(parsed.options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    if (!read.has(name)) read.set(name, getSourceFile(name, ...rest));
    return read.get(name);
  };
  return ts.createIncrementalProgram({
    rootNames: parsed.fileNames,
    options: parsed.options,
    configFileParsingDiagnostics: ts.getConfigFileParsingDiagnostics(parsed),
    host,
  });
}

/**
 * The faults of a program, but for files that are checked already; keeps on disk what it found, for the next time.
 *
 * @param {ts.EmitAndSemanticDiagnosticsBuilderProgram} program
 * @param {ReadonlySet<string>} [checked]
 * @returns {ts.Diagnostic[]}
 */
function faultsOf(program, checked = new Set()) {
  /** @param {ts.SourceFile} file */
  const isChecked = ({ fileName }) => checked.has(fileName);
  while (program.getSemanticDiagnosticsOfNextAffectedFile(undefined, isChecked));
  const files = program.getSourceFiles().filter((file) => !isChecked(file));
  const faults = [
    ...program.getConfigFileParsingDiagnostics(),
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...files.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ];
  program.emit();
  return faults;
}

const shop = programOf('tsconfig.json');
const faults = faultsOf(shop);
const ofShop = new Set(shop.getSourceFiles().map(({ fileName }) => fileName));
faults.push(...faultsOf(programOf('__tests__/tsconfig.json'), ofShop));

if (faults.length > 0) {
  console.error(
    ts.formatDiagnosticsWithColorAndContext(ts.sortAndDeduplicateDiagnostics(faults), {
      getCurrentDirectory: ts.sys.getCurrentDirectory,
      getCanonicalFileName: (name) => name,
      getNewLine: () => '\n',
    }),
  );
  process.exitCode = 1;
}
