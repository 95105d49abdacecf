import { MOUNTS, type MountName } from './mounts.ts'

/** ms after which idle work starts anyway (SEED §9). */
const IDLE_TIMEOUT = 2000

/** Loads the other site's routes when the browser has nothing to do; never on data saving. */
export function prefetchWhenIdle(
  loadRoutes: (name: MountName) => Promise<unknown>,
  loaded: ReadonlySet<MountName>,
): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, IDLE_TIMEOUT))
  idle(
    () => {
      for (const { name } of MOUNTS) {
        // Only a head start: the navigation that needs it reports the failure.
        if (!loaded.has(name)) loadRoutes(name).catch(() => {})
      }
    },
    { timeout: IDLE_TIMEOUT },
  )
}
