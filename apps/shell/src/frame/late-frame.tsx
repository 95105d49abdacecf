import { late } from '@sumai/platform'

const part = late(() => import('./frame.late.tsx'))

/** Header and footer work as plain links and `<details>`: a tenth of the code that can come late. */
export const Top = part('Top')
export const Bottom = part('Bottom')
/** Where every part of the page, of whichever remote, tells what it has done. */
export const ToastRegion = part('ToastRegion')
/** The shell's error page, for error boundaries of the router. */
export const ErrorPage = part('ErrorPage')
