type Factory = () => unknown

/** What of `__webpack_require__` has to do with shared libraries. */
type Runtime = {
  /** Modules that have run, by their numbers. */
  c: Record<string, unknown>
  /** What runs a module. */
  m: Record<string, (module: { exports: unknown }) => void>
  /** What makes a chunk ready; absent where no late chunk has a shared library. */
  f?: Record<string, (chunk: string) => void>
  /** Share scopes: by library and version, what gives the factory of its module. */
  S: Record<string, Record<string, Record<string, { get: () => Factory }>>>
  consumesLoadingData: {
    /** The shared libraries of each late chunk. */
    chunkMapping: Record<string, string[]>
    moduleIdToConsumeDataMapping: Record<string, Wanted>
    initialConsumes: string[]
  }
}

/** `requiredVersion` is a range `^major.minor.patch`; only the shell has a copy of its own. */
type Wanted = { shareKey: string; requiredVersion: string; fallback?: () => Factory }

/**
 * Runs in the browser, as text, in the runtimes of the shell and of each remote: it may use nothing
 * from outside itself. The shell takes its own copy of a shared library. A remote takes the shell's,
 * and throws where it first needs one that is not in its range.
 */
export function consumeOneCopy(runtime: Runtime) {
  const { chunkMapping, moduleIdToConsumeDataMapping, initialConsumes } =
    runtime.consumesLoadingData
  const numbers = (version: string) =>
    version.split('.').map(Number) as [major: number, minor: number, patch: number]
  const fits = (version: string, range: string) => {
    const [major, minor, patch] = numbers(version)
    const [wantedMajor, leastMinor, leastPatch] = numbers(range.slice(1))
    return (
      major === wantedMajor && (minor > leastMinor || (minor === leastMinor && patch >= leastPatch))
    )
  }
  const sharedBy = (scope: Runtime['S'][string] | undefined, wanted: Wanted) => {
    const [[version, copy] = []] = Object.entries(scope?.[wanted.shareKey] ?? {})
    if (version && copy && fits(version, wanted.requiredVersion)) return copy.get()
    throw new Error(`${wanted.shareKey} is ${version}, not ${wanted.requiredVersion}`)
  }
  const consume = (id: string) => {
    runtime.m[id] = (module) => {
      // What throws is asked for again by whoever needs it next.
      delete runtime.c[id]
      const wanted = moduleIdToConsumeDataMapping[id] as Wanted
      module.exports = (wanted.fallback?.() ?? sharedBy(runtime.S.default, wanted))()
    }
  }
  initialConsumes.forEach(consume)
  if (runtime.f) runtime.f.consumes = (chunk) => chunkMapping[chunk]?.forEach(consume)
}
