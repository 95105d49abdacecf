import type { RouteObject, SiteAddresses, SiteNavigation } from '@sumai/platform'
import type { Release } from '@sumai/platform/release'
import { createStaticHandler, type StaticHandler } from '@sumai/platform/server'
import { rootHandleOf } from '../frame/menus.ts'
import { graft } from '../graft.ts'
import { mountId } from '../mounts.ts'
import type { LoadedRelease } from '../releases/messages.ts'
import { shellRoutes } from '../router.tsx'
import type { MountName } from '../sites.ts'
import { loadRoutes } from './federation.ts'
import { type Sheet, toSheet } from './sheet.ts'

/** The release of this process, ready to render from. */
export type Generation = {
  name: MountName
  release: Release
  handler: StaticHandler
  /** The routes as the remote exports them. */
  routes: RouteObject[]
  /** The menu of its site; `null` if the remote has none. */
  menu: SiteNavigation | null
  /** The addresses of its site; `null` if the remote has none. */
  addresses: SiteAddresses | null
  /** Stylesheets by file name. */
  sheets: Map<string, Sheet>
  /** Public URL of a file of the browser build. */
  url(file: string): string
}

/** Throws when the code throws while it is loaded, or when the router does not accept its routes. */
export async function loadGeneration(loaded: LoadedRelease): Promise<Generation> {
  const { release, files, publicUrl } = loaded
  const name = release.name as MountName
  const text = (path: string) => new TextDecoder().decode(files.get(path))
  const url = (file: string) => `${publicUrl}/web/${file}`
  const routes = graft(await loadRoutes(name, text(`node/${release.node.entry}`)))
  createStaticHandler([{ id: mountId(name), children: routes }])
  const { navigation, addresses } = rootHandleOf(name, routes)
  const css = Object.values(release.web.pages).flatMap((page) => page.css)
  return {
    name,
    release,
    handler: createStaticHandler(shellRoutes({ [name]: routes }, () => false)),
    routes,
    menu: (await navigation?.()) ?? null,
    addresses: (await addresses?.()) ?? null,
    sheets: new Map(
      css.map((file) => [file, toSheet({ href: url(file), css: text(`web/${file}`) })]),
    ),
    url,
  }
}
