/** As Rspack calls a chunk that did not come, or did not match its hash. */
export const isMissingCode = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ChunkLoadError'
