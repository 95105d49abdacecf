import type { Compiler } from '@rspack/core'
import { consumeOneCopy } from './consume-one-copy.ts'

const DATA = /^\s*__webpack_require__\.consumesLoadingData = .*\n/

/**
 * Of Rspack's runtime for shared libraries keeps the data. Its twelve ways to choose among copies,
 * and its reader of every kind of version range, are 1.6 KB in each entry on the way to the first
 * page; packages/build/src/shared.ts has one way and one kind.
 */
export class OneCopyPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('one copy', (compilation) => {
      compilation.hooks.runtimeModule.tap('one copy', ({ name, source }) => {
        if (!name.endsWith('consumes_loading') || !source) return
        const [data] = String(source.source).match(DATA) ?? []
        if (!data) throw new Error('The data of shared libraries are not where they were')
        source.source = Buffer.from(`${data}(${consumeOneCopy})(__webpack_require__);\n`)
      })
    })
  }
}
