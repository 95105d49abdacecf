import type { ApiError } from '@sumai/api-client'
import { createContext } from 'react-router'

/** Waits for data that a page can do without; `null` when there are none, it fails or is late. */
export type Extra = <T>(promise: Promise<T>) => Promise<T | null>

/**
 * Waits at most `ms`, so that slow data never delay a page. `onMiss` is called for data that were
 * left out, with the reason: such a page is not cached as complete, and the browser asks for the rest.
 * What is not there (404), such as staff who are no longer shown, is not left out.
 */
export function extraWithin(ms: number, onMiss: (reason: unknown) => void = () => {}): Extra {
  return async (promise) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('late')), ms)
    })
    try {
      return await Promise.race([promise, late])
    } catch (error) {
      if ((error as Partial<ApiError>).status !== 404) onMiss(error)
      return null
    } finally {
      clearTimeout(timer)
    }
  }
}

/** `const extra = context.get(extraContext)`: the shell sets the time limit of either side. */
export const extraContext = createContext<Extra>(extraWithin(300))
