import { createHash } from 'node:crypto'
import type { Chunk, Compilation, Compiler } from '@rspack/core'
import { integrityOf } from '@sumai/platform/integrity'

/**
 * Stand in the runtime for the file of the table and its integrity, until both are known. No names
 * of variables: a minifier would take their quotes off.
 */
const FILE = '%INTEGRITY_FILE%'
const INTEGRITY_OF_FILE = '%INTEGRITY_OF_FILE%'

/**
 * Subresource integrity for the chunks of a remote. The table of hashes is a file of its own: 33
 * bytes a file, which no compression makes less, are not on the way to the first page. It is loaded
 * before the first chunk that the page did not announce; those it did come with their hash, in the
 * shell's `<link rel="preload">`. The entry carries the integrity of the table.
 */
export class LateIntegrityPlugin {
  apply(compiler: Compiler) {
    const { Compilation, RuntimePlugin, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('integrity', (compilation) => {
      addRuntime(compiler, compilation)
      const { createScript, createLink } = RuntimePlugin.getCompilationHooks(compilation)
      // In the mode of the page's preloads, wherever the files lie: others are fetched again.
      const protect = (tag: string) => (code: string) =>
        `${code}\n${tag}.crossOrigin = 'anonymous';\n${tag}.integrity = __webpack_require__.integrity[url.split('/').pop()];`
      createScript.tap('integrity', protect('script'))
      createLink.tap('integrity', protect('link'))

      // When every file has its last bytes and its name.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: 'integrity', stage }, (assets) => {
        const chunkFiles = [...compilation.chunks].flatMap((chunk) => [...chunk.files])
        const isEntry = (file: string) => assets[file]?.source().includes(FILE)
        const table = Object.fromEntries(
          chunkFiles
            .filter((file) => !isEntry(file))
            .map((file) => [file, integrityOf(assets[file]?.buffer() as Buffer)]),
        )
        const { uniqueName } = compilation.outputOptions
        const code = `(globalThis.rspackChunk${uniqueName}||=[]).push([['integrity'],{},r=>Object.assign(r.integrity,${JSON.stringify(table)})]);`
        const file = `integrity.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
        compilation.emitAsset(file, new sources.RawSource(code))
        for (const entry of chunkFiles.filter(isEntry)) {
          const text = String(assets[entry]?.source())
            .replaceAll(FILE, file)
            .replace(INTEGRITY_OF_FILE, integrityOf(Buffer.from(code)))
          compilation.updateAsset(entry, new sources.RawSource(text))
        }
      })
    })
  }
}

function addRuntime(compiler: Compiler, compilation: Compilation) {
  const { RuntimeModule, RuntimeGlobals } = compiler.webpack
  class Integrity extends RuntimeModule {
    constructor() {
      super('integrity', RuntimeModule.STAGE_TRIGGER)
    }

    override generate() {
      return `
        const integrity = __webpack_require__.integrity = { '${FILE}': '${INTEGRITY_OF_FILE}' };
        const ensureChunk = __webpack_require__.e;
        let table;
        __webpack_require__.e = (chunk) => {
          const file = __webpack_require__.u(chunk);
          integrity[file] ||= document.querySelector('link[href$="' + file + '"]')?.integrity;
          if (integrity[file]) return ensureChunk(chunk);
          table ||= new Promise((resolve, reject) => {
            __webpack_require__.l(__webpack_require__.p + '${FILE}', (event) => {
              if (event.type === 'load') return resolve();
              table = undefined;
              reject(Object.assign(Error('Loading the integrity of chunks failed.'), { name: 'ChunkLoadError' }));
            }, 'integrity');
          });
          return table.then(() => ensureChunk(chunk));
        };`
    }
  }
  compilation.hooks.additionalTreeRuntimeRequirements.tap('integrity', (chunk: Chunk, needs) => {
    if (!needs.has(RuntimeGlobals.ensureChunk)) return
    needs.add(RuntimeGlobals.loadScript)
    needs.add(RuntimeGlobals.publicPath)
    needs.add(RuntimeGlobals.getChunkScriptFilename)
    compilation.addRuntimeModule(chunk, new Integrity())
  })
}
