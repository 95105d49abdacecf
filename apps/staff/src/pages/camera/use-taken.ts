import type { PhotoType } from '@sumai/api-client/contract/words'
import { useState } from 'react'
import { useStore } from 'zustand'
import { addToQueue, queue, waitingFor } from '../../pictures/queue.ts'
import { sendPictures } from '../../pictures/send-pictures.ts'
import type { Owner } from '../../pictures/waiting-picture.ts'
import { nextShot, SHOTS } from './shots.ts'

type Options = {
  owner: Owner | null
  /** What the listing has pictures of. */
  there: readonly PhotoType[]
}

/** What is taken, and what comes next. */
export function useTaken({ owner, there }: Options) {
  const all = useStore(queue, ({ pictures }) => pictures)
  const [ids, setIds] = useState<readonly string[]>([])
  const [types, setTypes] = useState<readonly PhotoType[]>([])
  const waiting = waitingFor(all, owner)
  const taken = new Set([...there, ...types, ...waiting.map(({ type }) => type)])
  const first = nextShot(SHOTS.at(-1)?.type ?? 'view', taken)
  const [chosen, choose] = useState<PhotoType>()
  const current = chosen ?? first

  async function add(file: Blob) {
    const after = new Set([...taken, current])
    setTypes([...types, current])
    choose(nextShot(current, after))
    const { id } = await addToQueue({ owner, file, type: current })
    setIds((before) => [...before, id])
    if (owner) void sendPictures()
  }
  return {
    current,
    choose,
    taken,
    add,
    skip: () => choose(nextShot(current, taken)),
    count: owner ? ids.length : waiting.length,
    left: owner ? waiting.filter(({ id }) => ids.includes(id)) : waiting,
    latest: waiting.at(-1),
  }
}
