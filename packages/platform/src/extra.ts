import { createContext } from 'react-router'

/** Waits for something a page can be shown without; `null` when it fails or is late. */
export type Extra = <T>(promise: Promise<T>) => Promise<T | null>

/**
 * Waits at most `ms`, so that a slow part never holds the page. `onMiss` hears of what was left
 * out: such a page is not kept for the next visitor, and the browser asks for the rest.
 */
export function extraWithin(ms: number, onMiss: () => void = () => {}): Extra {
  return async (promise) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('late')), ms)
    })
    try {
      return await Promise.race([promise, late])
    } catch {
      onMiss()
      return null
    } finally {
      clearTimeout(timer)
    }
  }
}

/** `const extra = context.get(extraContext)`: the shell sets the time limit of either side. */
export const extraContext = createContext<Extra>(extraWithin(300))
