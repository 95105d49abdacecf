import path from 'node:path'
import type { Chunk, ChunkGroup, Compilation, Compiler } from '@rspack/core'

/**
 * The files of an entry or a page: its own scripts, and all stylesheets that it is rendered with.
 */
export type PageFiles = Record<string, { js: string[]; css: string[] }>

/**
 * A page of a remote or another view of it, and a part whose code is loaded after that of the page
 * (`late`).
 */
const PAGE = /\.(page|view)\.tsx$/
const LATE = /\.late(\.tsx?)?$/

/**
 * Writes pages.json: the js and css files of an entry, by its name, and of a page or view, by the
 * path of its module from the folder of the app. Late parts are rendered by the server, so their
 * stylesheets belong to the page; their scripts do not. Also writes files.json: all files of the
 * build, pictures and fonts included.
 */
export class PageFilesPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('page files', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'page files', stage }, () => {
        const write = (name: string, value: unknown) =>
          compilation.emitAsset(name, new sources.RawSource(JSON.stringify(value)))
        const built = ({ name }: { name: string }) => !name.includes('.hot-update.')
        const files = compilation.getAssets().filter(built)
        write('pages.json', pageFiles(compilation, compiler.context))
        write(
          'files.json',
          files.map(({ name }) => name),
        )
      })
    })
  }
}

function pageFiles(compilation: Compilation, folder: string): PageFiles {
  const pages: PageFiles = {}
  for (const [name, entry] of compilation.entrypoints) pages[name] = filesOf(compilation, entry)
  for (const group of compilation.chunkGroups) {
    for (const { module, request = '' } of group.origins) {
      if (!PAGE.test(request)) continue
      const importer = resourceOf(module)
      if (!importer) throw new Error(`It is not known which module imports ${request}`)
      const page = path.resolve(path.dirname(importer), request)
      pages[path.relative(folder, page)] = filesOf(compilation, group, page)
    }
  }
  return pages
}

function filesOf(compilation: Compilation, group: ChunkGroup, page?: string): PageFiles[string] {
  const own = group.getFiles().filter((file) => !file.includes('.hot-update.'))
  const drawn = [...withLateParts(compilation, group, page)].flatMap((it) => it.getFiles())
  return {
    js: own.filter((file) => /\.c?js$/.test(file)),
    css: [...new Set(drawn)].filter((file) => file.endsWith('.css')),
  }
}

/**
 * The group, and those of the late parts that its modules import, however deep; without those of
 * other pages that share a chunk with the page.
 */
function withLateParts(
  compilation: Compilation,
  group: ChunkGroup,
  page?: string,
  found = new Set<ChunkGroup>(),
): Set<ChunkGroup> {
  if (
    [...found].some(({ name, chunks }) => name === group.name && sameChunks(chunks, group.chunks))
  )
    return found
  found.add(group)
  const modules = new Set(group.chunks.flatMap((chunk) => resourcesOf(compilation, chunk)))
  for (const child of group.childrenIterable) {
    const isLate = child.origins.some(({ module, request = '' }) => {
      const importer = resourceOf(module)
      const isOfAnother = importer !== page && PAGE.test(importer ?? '')
      return LATE.test(request) && modules.has(importer) && !isOfAnother
    })
    if (isLate) withLateParts(compilation, child, page, found)
  }
  return found
}

/** Each call returns new objects for the same groups. */
const sameChunks = (some: readonly Chunk[], others: readonly Chunk[]) =>
  some.map(({ id }) => id).join() === others.map(({ id }) => id).join()

type Module = NonNullable<ChunkGroup['origins'][number]['module']>

const resourceOf = (module: Module | undefined) =>
  module && 'resource' in module ? (module.resource as string | undefined) : undefined

/** Files of the modules of a chunk, of which Rspack may have put several into one. */
const resourcesOf = (compilation: Compilation, chunk: Chunk) =>
  [...compilation.chunkGraph.getChunkModules(chunk)].flatMap((module) =>
    [module, ...('modules' in module ? (module.modules as Module[]) : [])].map(resourceOf),
  )
