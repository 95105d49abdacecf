import type { useApi } from './test-api.ts'

type Api = ReturnType<typeof useApi>
export type Fields = Record<string, string>

/** Sends files as the head office, and waits for what becomes of them. */
export function fileSender(api: Api) {
  let headers: Record<string, string> | undefined
  const asHeadOffice = async () => {
    headers ??= await api().as({ user_type: 'admin' })
    return headers
  }

  return {
    async send(content: string | Buffer, fields: Fields = {}, name = 'rooms.csv') {
      const form = new FormData()
      for (const [field, value] of Object.entries({ kind: 'chintai', ...fields }))
        form.set(field, value)
      form.set('file', new Blob([content as BlobPart]), name)
      const { headers: own, body } = new Response(form)
      const payload = Buffer.from(await new Response(body).arrayBuffer())
      return api().call('imports', {
        method: 'POST',
        headers: { ...(await asHeadOffice()), 'content-type': own.get('content-type') ?? '' },
        payload,
      })
    },

    /** The report once the import is over. */
    async over(id: string, query = '') {
      while (true) {
        const { body } = await api().call(`imports/${id}${query}`, {
          headers: await asHeadOffice(),
        })
        if (body.import.state !== 'running') return body
      }
    },
  }
}
