import type { Compiler } from '@rspack/core'

/** Files of every named chunk of a build. */
export type Chunks = Record<string, { js: string[]; css: string[] }>

/**
 * Writes chunks.json: which js and css files belong to an entry, an exposed module or a
 * webpackChunkName. The manifest of Module Federation does not say which css a route needs. And
 * files.json: everything that the build consists of, pictures and fonts included.
 */
export class ChunksPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('chunks', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'chunks', stage }, () => {
        const chunks: Chunks = {}
        for (const [name, group] of compilation.namedChunkGroups) {
          const files = [...group.getFiles()].filter((file) => !file.includes('.hot-update.'))
          chunks[name] = {
            js: files.filter((file) => file.endsWith('.js') || file.endsWith('.cjs')),
            css: files.filter((file) => file.endsWith('.css')),
          }
        }
        const files = compilation
          .getAssets()
          .map(({ name }) => name)
          .filter((name) => !name.includes('.hot-update.'))
        const write = (name: string, value: unknown) =>
          compilation.emitAsset(name, new sources.RawSource(JSON.stringify(value)))
        write('chunks.json', chunks)
        write('files.json', files)
      })
    })
  }
}
