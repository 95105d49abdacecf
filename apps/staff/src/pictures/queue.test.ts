import { beforeEach, expect, jest, test } from '@jest/globals'
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts'
import { addToQueue, dropQueued, loadQueue, queue, queued, wasSent } from './queue.ts'

globalThis.indexedDB = fakeIndexedDb()
const made = jest.spyOn(URL, 'createObjectURL')
const revoked = jest.spyOn(URL, 'revokeObjectURL')

beforeEach(async () => {
  for (const { id } of queued()) await dropQueued(id)
  queue.setState({ pictures: [], sent: {} })
  made.mockClear()
  revoked.mockClear()
})

const taken = () =>
  addToQueue({
    owner: { kind: 'chintai', no: '0000000001' },
    file: new Blob(['a']),
    type: 'room',
  })

test('a picture that waits has one preview, however often the queue is read', async () => {
  const { preview } = await taken()
  await loadQueue()
  await loadQueue()
  expect(queued().map((it) => it.preview)).toEqual([preview])
  expect(made).toHaveBeenCalledTimes(1)
})

test('so has one that another tab has added', async () => {
  await taken()
  queue.setState({ pictures: [] })
  made.mockClear()
  await loadQueue()
  await loadQueue()
  expect(queued()).toHaveLength(1)
  expect(made).toHaveBeenCalledTimes(1)
})

test('the preview of a dropped picture is given up; that of a sent one is still shown', async () => {
  const [dropped, sent] = [await taken(), await taken()]
  await dropQueued(dropped.id)
  await wasSent(sent, '/media/1.jpg')
  expect(queued()).toEqual([])
  expect(revoked.mock.calls).toEqual([[dropped.preview]])
  expect(queue.getState().sent['/media/1.jpg']?.preview).toBe(sent.preview)
})
