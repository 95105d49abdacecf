import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** A file or folder of this machine that the database has open. */
type Stream = { nfd: number; path: string }

/** The part of emscripten's file system that is completed here. */
type NodeFiles = {
  stream_ops: { fsync?: (stream: Stream) => number }
  /** Passes an error of Node on as the one that the database understands. */
  tryFSOperation(operation: () => void): void
}

type Options = {
  /** Called when the database aborts; nothing may use it afterwards. */
  onAbort: () => never
  /** Called with the path of every file that has reached the disk. */
  onSync: (path: string) => void
}

/**
 * PGlite's files in a folder, written through to the disk. Emscripten answers `fsync` without doing
 * anything (docs/decisions/0022-the-embedded-database-writes-through.md).
 */
export class DurableFiles extends NodeFS {
  readonly #options: Options

  constructor(folder: string, options: Options) {
    super(folder)
    this.#options = options
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given)
    const { onAbort, onSync } = this.#options
    const preRun = [...(emscriptenOpts.preRun ?? [])]
    preRun.push((mod) => {
      const files = mod.NODEFS as unknown as NodeFiles
      files.stream_ops.fsync = ({ nfd, path }) => {
        files.tryFSOperation(() => fsyncSync(nfd))
        onSync(path)
        return 0
      }
    })
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort } }
  }
}

/**
 * PGlite's own parameters without `-F`, which turns `fsync` off. PostgreSQL would write its log
 * with `fdatasync`, which emscripten does not pass on.
 */
export const DURABLE = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
]
