import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { mediaFile } from '../../media/folders.ts'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60 })
const stored = () => readdir(join(api().dataDir, 'media'), { recursive: true }).catch(() => [])

/** A member of a shop sends it as a PDF. */
async function send(bytes: Buffer) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'zumen.pdf')
  const sent = new Response(form)
  const headers = {
    ...(await api().as({ user_type: 'shop', tenpo_no: '301' })),
    'content-type': String(sent.headers.get('content-type')),
  }
  const payload = Buffer.from(await sent.arrayBuffer())
  return api().call('documents', { method: 'POST', headers, payload })
}

test('a document of the staff is served as the PDF that came', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n')
  const { status, body } = await send(pdf)
  expect(status).toBe(201)
  const answer = await api().app.inject({ url: body.document.url })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.rawPayload.equals(pdf)).toBe(true)
})

const PAGE = '<!doctype html><script>alert(1)</script>'
const PDF = '%PDF-1.7\n1 0 obj\n%%EOF\n'

test.each([
  ['a picture', readFileSync(mediaFile('/media/interior/interior-1k-1-960.jpg'))],
  ['a page', Buffer.from(PAGE)],
  ['a page that begins like a document', Buffer.from(`%PDF-1.7\n${PAGE}`)],
  ['a page that ends like a document', Buffer.from(`${PAGE}\n%%EOF`)],
  ['a document behind a page', Buffer.from(PAGE + PDF)],
  ['a document that breaks off', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog')],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000, 0x90)])],
  ['an archive', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(60)])],
  ['a packed document', gzipSync(PDF)],
  ['nothing', Buffer.alloc(0)],
])(
  '%s is refused as a document, whatever it is called, with a word to the field',
  async (_, bytes) => {
    const before = await stored()
    const { status, body } = await send(bytes)
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: ['file'] })
    expect(await stored()).toEqual(before)
  },
)
