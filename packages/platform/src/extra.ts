import { createContext } from 'react-router'

/** Waits for data that a page can do without; `null` when it fails or is late. */
export type Extra = <T>(promise: Promise<T>) => Promise<T | null>

/**
 * Waits at most `ms`, so that slow data never delay a page. `onMiss` is called for data that were
 * left out: such a page is not cached as complete, and the browser asks for the rest. Data of a page
 * that the visitor has left are not missed.
 */
export function extraWithin(ms: number, onMiss: () => void = () => {}): Extra {
  return async (promise) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('late')), ms)
    })
    try {
      return await Promise.race([promise, late])
    } catch (error) {
      if (!isAbort(error)) onMiss()
      return null
    } finally {
      clearTimeout(timer)
    }
  }
}

const isAbort = (error: unknown) => (error as Error | undefined)?.name === 'AbortError'

/** `const extra = context.get(extraContext)`: the shell sets the time limit of either side. */
export const extraContext = createContext<Extra>(extraWithin(300))
