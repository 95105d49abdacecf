/** What goes along with a page that is already there: fetched after it has been taken over. */
export { startProgress } from './frame/progress.ts'
export { prefetchWhenIdle } from './prefetch.ts'
