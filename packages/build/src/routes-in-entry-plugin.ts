import type { Compiler } from '@rspack/core'
import { EXPOSED_CHUNK } from './federation.ts'

/**
 * Puts the routes of a remote into its entry. Module Federation makes a chunk of whatever is exposed:
 * one more request, for 1 KB, on the way to every page. A chunk announces itself, wherever it stands.
 */
export class RoutesInEntryPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('routes', (compilation) => {
      const { uniqueName } = compilation.outputOptions
      const named = (name = '') => {
        const chunk = compilation.namedChunks.get(name)
        const file = [...(chunk?.files ?? [])].find((it) => it.endsWith('.js'))
        if (!chunk || !file) throw new Error(`The build has no chunk ${name}`)
        return { id: JSON.stringify(chunk.id), file }
      }
      // Written and minified, but not yet named by its content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE
      compilation.hooks.processAssets.tap({ name: 'routes', stage }, (assets) => {
        const routes = named(EXPOSED_CHUNK)
        const code = assets[routes.file]?.source()
        // Nobody asks for its hash (late-integrity-plugin.ts).
        const held = `rspackChunk${uniqueName}.push([['routes'],{},r=>r.integrity[r.u(${routes.id})]='held']);`
        compilation.updateAsset(
          named(uniqueName).file,
          (entry) => new sources.ConcatSource(entry, '\n', String(code), held),
        )
        compilation.deleteAsset(routes.file)
      })
    })
  }
}
