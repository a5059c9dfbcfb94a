/** What an import says against a file, a line each; one empty line where it says nothing. */
export async function refusedImport(work: Promise<unknown>): Promise<string[]> {
  const said = await work.then(
    () => "",
    (error: Error) => error.message,
  );
  return said.split("\n");
}
