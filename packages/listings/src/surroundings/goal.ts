import { createContext } from 'react'
import type { Group } from './place-groups.ts'

/** What the live map is to show: the place of a number, or all of a group. */
export type Goal = number | Group

/** What was pressed, in the list or on the map. */
export const GoalContext = createContext<{
  goal: Goal | null
  setGoal: (goal: Goal | null) => void
}>({ goal: null, setGoal: () => {} })
