import { Outlet, ScrollRestoration, siteOfLayout } from '@sumai/platform/router'
import type { ReactNode } from 'react'
import { useLayout } from './use-page.ts'

/** The customer wants a fixed scale, and no automatic telephone links. */
const VIEWPORT = 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no'

export function Document({ children = <Outlet /> }: { children?: ReactNode }) {
  const site = siteOfLayout(useLayout())
  return (
    // The inline script marks <html> before hydration.
    <html lang="ja" data-theme={site === 'baibai' ? 'sales' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={VIEWPORT} />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
      </body>
    </html>
  )
}
