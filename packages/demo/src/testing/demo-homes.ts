type Made = typeof import('./made-homes.ts')

/**
 * The whole demo, which suites share: they read it and change nothing. Outside of the sandbox it
 * takes half as long to be made.
 */
export const { TODAY, lets, properties } = globalThis.outsideOfSandbox<Made>(
  require.resolve('./made-homes.ts'),
)
