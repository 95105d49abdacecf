import { type ComponentType, Suspense } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { late } from './late.ts'

type Content<Data> = {
  loader: (args: LoaderFunctionArgs) => Promise<Data>
  Component: ComponentType
}

/**
 * A page all of whose content comes late: it is plain HTML (a form, links) until its code is there.
 * In a browser its loader is fetched by navigations alone. `handle` stays with the page.
 */
export function latePage<Data>(load: () => Promise<Content<Data>>) {
  const Content = late(async () => (await load()).Component)
  const page = (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  )
  return {
    loader: async (args: LoaderFunctionArgs) => (await load()).loader(args),
    Component: () => page,
  }
}
