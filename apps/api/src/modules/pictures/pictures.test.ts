import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { renditionWidths } from '@sumai/format/pictures'
import sharp from 'sharp'
import { mediaFile } from '../../media/folders.ts'
import { useApi } from '../../testing/test-api.ts'

const api = useApi({ rooms: 60 })

type Part = { name: string; filename?: string; type?: string; value: Buffer | string }

function form(...parts: Part[]) {
  const boundary = 'xxBOUNDARYxx'
  const chunks = parts.flatMap(({ name, filename, type, value }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

async function send(...parts: Part[]) {
  const { headers, payload } = form(...parts)
  const token = await api().as({ user_type: 'shop', tenpo_no: '301' })
  return api().call('pictures', { method: 'POST', headers: { ...headers, ...token }, payload })
}
const file = (value: Buffer, filename = 'a.jpg', type = 'image/jpeg'): Part => ({
  name: 'file',
  filename,
  type,
  value,
})
const PHOTO = mediaFile('/media/interior/interior-1k-1-960.jpg')
const PNG_HEAD = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const stored = () => readdir(join(api().dataDir, 'media'), { recursive: true }).catch(() => [])
const media = (url: string) => api().app.inject({ url })
const photo = () => readFile(PHOTO)
/** Encoded in a tenth of the time. */
const small = () => readFile(PHOTO.replace('-960', '-320'))

describe('a picture of the staff', () => {
  test('is served like those that come with the site, in every width', async () => {
    const { status, body } = await send(file(await photo()))
    expect(status).toBe(201)
    expect(body.picture).toMatchObject({
      width: 960,
      url: expect.stringMatching(/^\/media\/photo\/uploads\/\w+$/),
    })
    for (const type of ['avif', 'jpg'] as const) {
      for (const width of renditionWidths(body.picture.url, type)) {
        const answer = await media(`${body.picture.url}-${width}.${type}`)
        expect(answer.statusCode).toBe(200)
        expect((await sharp(answer.rawPayload).metadata()).width).toBe(Math.min(width, 960))
        expect(answer.headers).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining('sandbox'),
        })
      }
    }
  })

  test('keeps nothing of the place where it was taken, and stands upright', async () => {
    const exif = { IFD0: { Make: 'CAMERA' }, IFD3: { GPSLatitudeRef: 'N' } }
    const turned = sharp(await small())
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
    const original = await turned.jpeg().toBuffer()
    expect(String(original)).toContain('CAMERA')
    const { body } = await send(file(original))
    const before = await sharp(original).metadata()
    expect(body.picture).toMatchObject({ width: before.height, height: before.width })
    const { rawPayload } = await media(`${body.picture.url}-960.jpg`)
    const after = await sharp(rawPayload).metadata()
    expect(after).not.toHaveProperty('exif')
    expect(String(rawPayload)).not.toContain('CAMERA')
    expect(after.height).toBeGreaterThan(after.width)
  })

  test('is known by what it contains, whatever it is called', async () => {
    const png = await sharp(await small())
      .resize(200)
      .png()
      .toBuffer()
    expect((await send(file(png, '../../evil.svg', 'image/svg+xml'))).status).toBe(201)
  })

  test('loses what was hidden behind it', async () => {
    const polyglot = Buffer.concat([await small(), Buffer.from('<script>alert(1)</script>')])
    const { body } = await send(file(polyglot))
    expect(String((await media(`${body.picture.url}-960.jpg`)).rawPayload)).not.toContain('script')
  })

  test('may be a wide banner or a panorama', async () => {
    const hero = await send({ name: 'kind', value: 'hero' }, file(await small()))
    expect(renditionWidths(hero.body.picture.url, 'avif')).toContain(1600)
    expect((await media(`${hero.body.picture.url}-1600.avif`)).statusCode).toBe(200)
    const panorama = await send({ name: 'kind', value: 'panorama' }, file(await small()))
    expect((await media(panorama.body.picture.url)).headers['content-type']).toBe('image/jpeg')
  })
})

describe('a picture that nothing names', () => {
  const week = 7 * 86_400_000
  const newDay = async () => {
    await api().newDay()
    return async (url: string) => (await media(`${url}-960.jpg`)).statusCode
  }
  const ofColour = async (background: string) => {
    const size = { width: 20, height: 20, channels: 3 } as const
    const { body } = await send(
      file(
        await sharp({ create: { ...size, background } })
          .png()
          .toBuffer(),
      ),
    )
    return String(body.picture.url)
  }

  test('goes after a week; one that is named in any place stays, and so does one replaced of late', async () => {
    const [unused, ofBanner, ofArticle, ofRoom] = [
      await ofColour('red'),
      await ofColour('green'),
      await ofColour('blue'),
      await ofColour('white'),
    ]
    const headers = await api().as({ user_type: 'admin' })
    const post = { method: 'POST' as const, headers }
    const banner = { banner_type: 'owner_top', title: '春', image_pc: ofBanner, alt: '春' }
    await api().call('banners', { ...post, payload: banner })
    const body = `<p>本文</p><img src="${ofArticle}-960.jpg" alt="">`
    await api().call('contents', {
      ...post,
      payload: { content_type: 'news_chintai', title: '春', body },
    })
    const path = 'chintai/rooms/1000000001'
    const { room } = (await api().call(path, { headers })).body
    const [photo] = room.photos
    const photos = [{ ...photo, url: ofRoom }, ...room.photos]
    const payload = { version: room.version, photos }
    expect((await api().call(path, { method: 'PUT', headers, payload })).status).toBe(200)

    const before = api().clock.now
    const status = await newDay()
    expect(await status(unused)).toBe(200)
    const without = { version: room.version + 1, photos: room.photos }
    await api().call(path, { method: 'PUT', headers, payload: without })
    // Files have the time of this machine, not that of the test.
    api().clock.now = new Date(Date.now() + week + 60_000)
    await newDay()
    api().clock.now = before
    const left = [unused, ofBanner, ofArticle, ofRoom].map(status)
    expect(await Promise.all(left)).toEqual([404, 200, 200, 200])
  })
})

describe('what is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each([
    ['a drawing with a script', Buffer.from(svg)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a document', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a picture that breaks off', readFileSync(PHOTO).subarray(0, 20_000)],
    ['a picture of the wrong checksum', withFault(1)],
    ['a picture of no pixels', bomb(0)],
    ['a picture with a chunk of 4 GB', withFault(2)],
    ['a moving picture', Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff;', 'latin1')],
    ['a picture of Windows', Buffer.concat([Buffer.from('BM'), Buffer.alloc(100, 1)])],
    ['a picture of a scanner', Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(100)])],
    ['an icon', Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(100)])],
    ['the head of a WebP', Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1')],
    ['the head of an AVIF', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1')],
    ['a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 0x90)])],
    ['an archive', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(60)])],
    ['a packed bomb', gzipSync(Buffer.alloc(10_000_000))],
    ['a script of a server', Buffer.from('<?php system($_GET["c"]);')],
    [
      'an XML that reads files',
      Buffer.from(`<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${svg}`),
    ],
    [
      'a script of ImageMagick',
      Buffer.from('push graphic-context\nfill url(https://evil.example)'),
    ],
    ['a page behind the head of a PNG', Buffer.concat([PNG_HEAD, Buffer.from(svg)])],
    ['a bomb of 50,000 by 50,000 pixels', bomb(50_000)],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused with a word to the field', async (_, bytes) => {
    const before = await stored()
    const { status, body } = await send(file(bytes))
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: ['file'] })
    expect(await stored()).toEqual(before)
  })

  test('too many bytes are not even read', async () => {
    expect((await send(file(Buffer.alloc(16 * 1024 * 1024, 1)))).status).toBe(413)
  })

  test('a body that is no form, and an unknown kind', async () => {
    const headers = await api().as({ user_type: 'admin' })
    const json = await api().call('pictures', { method: 'POST', headers, payload: { file: 'x' } })
    expect(json.status).toBe(415)
    const { body } = await send({ name: 'kind', value: 'video' }, file(await small()))
    expect(body.errors).toHaveProperty('kind')
  })

  const BOUNDARY = 'multipart/form-data; boundary=x'
  const PART = '--x\r\ncontent-disposition: form-data; name='
  test.each([
    ['that breaks off in the file', 400, BOUNDARY, `${PART}"file"; filename="a"\r\n\r\nabc`],
    ['that breaks off in a header', 400, BOUNDARY, '--x\r\ncontent-dispo'],
    ['with a header that is none', 422, BOUNDARY, '--x\r\n\u0000: y\r\n\r\nabc\r\n--x--\r\n'],
    ['without its boundary', 400, BOUNDARY, 'nothing of the kind'],
    ['that names no boundary', 400, 'multipart/form-data', '--x--'],
    ['with a field of every object', 400, BOUNDARY, `${PART}"__proto__"\r\n\r\n1\r\n--x--\r\n`],
  ])('a form %s is a mistake of the sender: %d', async (_, expected, type, payload) => {
    const token = await api().as({ user_type: 'admin' })
    const headers = { ...token, 'content-type': type }
    const { status } = await api().call('pictures', { method: 'POST', headers, payload })
    expect(status).toBe(expected)
  })

  test('visitors send none', async () => {
    const { headers, payload } = form(file(await small()))
    const { status } = await api().call('pictures', { method: 'POST', headers, payload })
    expect(status).toBe(401)
  })
})

/** A PNG that says it is `side` pixels wide and high, and holds a row. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    const crc = Buffer.alloc(4)
    crc.writeUInt32BE(crc32(body))
    return Buffer.concat([head, body, crc])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  size.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    PNG_HEAD,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(side * 3 + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A small PNG: 1, the checksum of its size is wrong; 2, its first chunk says it has no end. */
function withFault(fault: 1 | 2): Buffer {
  const png = bomb(2)
  if (fault === 1) png.writeUInt32BE(0, PNG_HEAD.length + 21)
  else png.writeUInt32BE(0xffff_ffff, PNG_HEAD.length)
  return png
}
