import { below, create, list, type Send } from './calls.ts'
import type { Camelized } from './camelized.ts'
import type {
  ImportKind,
  ImportOrder,
  ImportRepairsChange,
  importAnswer,
  importList,
  importRepairsAnswer,
  importReport,
} from './contract/import.ts'
import type { CallOptions } from './request.ts'

/** The calls by which files are taken in. */
export const importCalls = (send: Send) => ({
  imports: {
    /** Answers at once; `get` says how far it is. The name of the file ends in .csv or .ndjson. */
    create: (
      file: File,
      kind: ImportKind,
      order: Omit<ImportOrder, 'kind'> = {},
      options?: CallOptions,
    ) => {
      const form = new FormData()
      for (const [field, value] of Object.entries({ kind, ...order })) form.set(field, value)
      form.set('file', file)
      return create<FormData, typeof importAnswer>(send, 'imports')(form as never, options)
    },
    /** The latest first. */
    list: list<typeof importList, { page?: number; limit?: number }>(send, 'imports'),
    /** Agrees to what a trial proposes for cells at fault; `trial` of `create` then uses it. */
    repair: (importId: string, body: Camelized<ImportRepairsChange>, options?: CallOptions) =>
      create<ImportRepairsChange, typeof importRepairsAnswer>(
        send,
        `${below('imports', 'import_id', importId)}/repairs`,
      )(body, options),
    /** Answers at once with an import of its own, which takes that one back. */
    undo: (importId: string, options?: CallOptions) =>
      create<Record<string, never>, typeof importAnswer>(
        send,
        `${below('imports', 'import_id', importId)}/undo`,
      )({}, options),
    get: async (
      importId: string | null | undefined,
      query?: { page?: number; limit?: number },
      options?: CallOptions,
    ) =>
      list<typeof importReport, { page?: number; limit?: number }>(
        send,
        below('imports', 'import_id', importId),
      )(query, options),
  },
})
