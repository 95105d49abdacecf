import { late } from '@sumai/platform'
import { Suspense } from 'react'

const load = () => import(/* webpackChunkName: "surroundings" */ './surroundings.tsx')

const Top = late(async () => (await load()).Top)
const Bottom = late(async () => (await load()).Bottom)
const ToastRegion = late(async () => (await load()).ToastRegion)
const ErrorPage = late(async () => (await load()).ErrorPage)

/** Header and footer work as plain links and `<details>`: a tenth of the code that can come late. */
export const LATE_TOP = (
  <Suspense fallback={null}>
    <Top />
  </Suspense>
)
export const LATE_BOTTOM = (
  <Suspense fallback={null}>
    <Bottom />
  </Suspense>
)
/** Where every part of the page, of whichever remote, tells what it has done. */
export const LATE_TOASTS = (
  <Suspense fallback={null}>
    <ToastRegion />
  </Suspense>
)
const LATE_ERROR = (
  <Suspense fallback={null}>
    <ErrorPage />
  </Suspense>
)

/** The shell's error page, for error boundaries of the router. */
export const LateErrorPage = () => LATE_ERROR
