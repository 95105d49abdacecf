// The first stylesheet, because it declares the order of the layers.
import '@sumai/ui/tokens.css'
import '@sumai/ui/base.css'
import '@sumai/ui/fonts.css'
import { data, type RouteObject, redirect } from '@sumai/platform'
import { Document } from './frame/document.tsx'
import { ErrorPage, Frame } from './frame/frame.tsx'
import { Page } from './frame/page.tsx'
import { mountId } from './mounts.ts'
import { MOUNTS, type MountName } from './sites.ts'

const Nothing = () => null

/**
 * The shell's route table: the document, the frame, its own pages, and one mount per remote with
 * the routes grafted there so far. Other paths end at the `*` route of the mount, which shows a
 * 404, or a 503 while the remote is down. Route ids are the same on server and browser, so that
 * error pages hydrate too.
 */
export function shellRoutes(
  grafted: Partial<Record<MountName, RouteObject[]>>,
  isDown: (name: MountName) => boolean,
): RouteObject[] {
  const notFound = (name: MountName) => () => {
    const status = isDown(name) ? 503 : 404
    throw data({ message: 'This page could not be found' }, { status })
  }
  return [
    {
      id: 'document',
      Component: Document,
      ErrorBoundary: DocumentError,
      HydrateFallback: Nothing,
      children: [
        {
          id: 'frame',
          Component: Frame,
          ErrorBoundary: FrameError,
          children: [
            { id: 'maintenance', path: 'maintenance', loader: () => redirect('/') },
            ...MOUNTS.map(({ name, splat }) => ({
              id: mountId(name),
              Component: Page,
              ErrorBoundary: ErrorPage,
              children: [
                ...(grafted[name] ?? []),
                {
                  id: `${mountId(name)}.*`,
                  path: splat,
                  Component: Nothing,
                  loader: notFound(name),
                },
              ],
            })),
          ],
        },
      ],
    },
  ]
}

function FrameError() {
  return (
    <Frame>
      <ErrorPage />
    </Frame>
  )
}

function DocumentError() {
  return (
    <Document>
      <FrameError />
    </Document>
  )
}
