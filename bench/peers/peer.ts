import type { Question } from '../api-questions.ts'

/** Somebody who can be asked. */
export type Peer = {
  name: string
  /** Nothing when it has no answer to a question of that kind. */
  ask: (question: Question) => Promise<unknown> | undefined
  stop: () => Promise<void>
}
