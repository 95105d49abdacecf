import type { Values } from '../values.ts'

/** Values of some fields before and after somebody has changed them. */
type Step = { before: Values; after: Values }

const areSameFields = (one: Values, other: Values) =>
  Object.keys(one).join() === Object.keys(other).join()

/** The steps of a form, to be taken back one by one and done again. */
export function createHistory() {
  let past: Step[] = []
  let future: Step[] = []
  /** Letters of one field make one step, until the field is left. */
  let isOpen = false

  return {
    add(before: Values, after: Values): void {
      const last = past.at(-1)
      if (isOpen && last && areSameFields(last.after, after)) last.after = after
      else past = [...past, { before, after }]
      future = []
      isOpen = true
    },

    /** What is typed from now on is another step. */
    close(): void {
      isOpen = false
    },

    /** The values to go back to; nothing when there is no step. */
    back(): Values | undefined {
      const step = past.at(-1)
      if (!step) return undefined
      past = past.slice(0, -1)
      future = [...future, step]
      isOpen = false
      return step.before
    },

    forth(): Values | undefined {
      const step = future.at(-1)
      if (!step) return undefined
      future = future.slice(0, -1)
      past = [...past, step]
      isOpen = false
      return step.after
    },
  }
}
