/** Runs work that says how each of its steps is undone: whatever happens, all of them are, the last first. */
export async function withEnds(work: (ends: AsyncDisposableStack) => Promise<void>): Promise<void> {
  const ends = new AsyncDisposableStack()
  try {
    await work(ends)
  } finally {
    await ends.disposeAsync()
  }
}
