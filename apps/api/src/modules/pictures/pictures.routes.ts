import multipart from '@fastify/multipart'
import {
  documentAnswer,
  type PictureKind,
  pictureAnswer,
  pictureKind,
} from '@sumai/api-client/contract/picture'
import type { FastifyRequest } from 'fastify'
import type { ApiPlugin, Deps } from '../../deps.ts'
import { multipartFault, requireMultipart } from '../../http/multipart.ts'
import { invalidFields } from '../../http/problem.ts'
import { documentStore } from './document-store.ts'
import { MAX_BYTES, pictureStore } from './picture-store.ts'

const ONE_FILE = {
  fileSize: MAX_BYTES,
  files: 1,
  fields: 1,
  parts: 2,
  fieldSize: 20,
  headerPairs: 20,
}

/** Uploads by the staff, who then name them in a listing or article. */
export function picturesRoutes({ uploadDir }: Deps): ApiPlugin {
  const store = pictureStore(uploadDir)
  const documents = documentStore(uploadDir)

  return async (app) => {
    await app.register(multipart, { limits: ONE_FILE })

    app.post(
      '/pictures',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['site'],
          summary: '画像の登録（multipart/form-data：file と kind）',
          'x-extension': true,
          consumes: ['multipart/form-data'],
          response: { 201: pictureAnswer },
        },
      },
      async (request, reply) => {
        const { file, kind } = await readForm(request)
        const picture = await store.add(file, kind)
        reply.status(201)
        return { picture }
      },
    )

    app.post(
      '/documents',
      {
        config: { access: 'staff' },
        schema: {
          tags: ['site'],
          summary: '販売図面（PDF）の登録（multipart/form-data：file）',
          'x-extension': true,
          consumes: ['multipart/form-data'],
          response: { 201: documentAnswer },
        },
      },
      async (request, reply) => {
        const { file } = await readForm(request)
        const document = await documents.add(file)
        reply.status(201)
        return { document }
      },
    )
  }
}

async function readForm(request: FastifyRequest): Promise<{ file: Buffer; kind: PictureKind }> {
  requireMultipart(request)
  const { file, kind } = await partsOf(request).catch((cause) => {
    throw multipartFault(cause)
  })
  const known = pictureKind.safeParse(kind).data
  if (!known) throw invalidFields({ kind: ['選択肢にない値です。'] })
  if (!file?.length) throw invalidFields({ file: ['画像をお選びください。'] })
  return { file, kind: known }
}

/** The file's name and type as the browser states them are ignored. */
async function partsOf(request: FastifyRequest) {
  let file: Buffer | undefined
  let kind: unknown = 'photo'
  for await (const part of request.parts()) {
    if (part.type === 'file' && part.fieldname === 'file') file = await part.toBuffer()
    else if (part.type === 'file') part.file.resume()
    else if (part.fieldname === 'kind') kind = part.value
  }
  return { file, kind }
}
