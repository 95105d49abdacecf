import { type ComponentType, Suspense } from 'react'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { late } from './late.ts'

type Content<Data, Answer> = {
  loader: (args: LoaderFunctionArgs) => Promise<Data>
  /** Of a page with a form. */
  action?: (args: ActionFunctionArgs) => Promise<Answer>
  Component: ComponentType
}

/**
 * A page all of whose content comes late: it is plain HTML (a form, links) until its code is there.
 * In a browser its loader is fetched by navigations alone. `handle` stays with the page.
 */
export function latePage<Data, Answer>(load: () => Promise<Content<Data, Answer>>) {
  const Content = late(async () => (await load()).Component)
  const page = (
    <Suspense fallback={null}>
      <Content />
    </Suspense>
  )
  return {
    loader: async (args: LoaderFunctionArgs) => (await load()).loader(args),
    action: async (args: ActionFunctionArgs) => (await load()).action?.(args),
    Component: () => page,
  }
}
