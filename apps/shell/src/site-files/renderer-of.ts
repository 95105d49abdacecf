import type { Registry } from '../releases/registry.ts'
import type { Renderer } from '../releases/renderer.ts'
import type { MountName } from '../sites.ts'

/**
 * What renders the pages of a site. Throws while its remote is down: a list without them would tell
 * search engines that they are gone.
 */
export async function rendererOf(registry: Registry, name: MountName): Promise<Renderer> {
  const live = await registry.need(name)
  if (!live) throw new Error(`${name} is down`)
  return live.renderer
}
