import type { ZodType } from 'zod'
import type { Answer, Send } from './calls.ts'
import type { documentAnswer, PictureKind, pictureAnswer } from './contract/picture.ts'
import type { UploadOptions } from './request.ts'

/** POST of a form with a file. */
const upload =
  <Schema extends ZodType>(send: Send, path: string) =>
  (fields: Record<string, string | Blob>, { signal, onProgress }: UploadOptions = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return send<Answer<Schema>>({ method: 'POST', path, body, signal, onProgress })
  }

/** The calls by which staff send pictures and documents. */
export const uploadCalls = (send: Send) => ({
  pictures: {
    /** `kind` says what it is for: listings and people, a wide banner, a panorama. */
    create: (file: Blob, kind: PictureKind = 'photo', options?: UploadOptions) =>
      upload<typeof pictureAnswer>(send, 'pictures')({ kind, file }, options),
  },
  documents: {
    /** A PDF. */
    create: (file: Blob, options?: UploadOptions) =>
      upload<typeof documentAnswer>(send, 'documents')({ file }, options),
  },
})
