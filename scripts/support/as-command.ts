/** Runs a command and ends this process with its code; with `failed` and the error's words where it throws. */
export async function asCommand(run: () => Promise<number>, failed = 1): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = failed;
  }
}
