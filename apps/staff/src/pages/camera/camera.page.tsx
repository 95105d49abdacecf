import { BRAND } from '@sumai/domain/brand'
import { CrossIcon, PhotoIcon } from '@sumai/ui/icon'
import { useRef } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { toChooseHome, toEditor, toToday } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { photosOf } from '../listing/draft/add-photo.ts'
import { editorTitle, readKind } from '../listing/edited-room.ts'
import { roomQuery } from '../listing/listing.queries.ts'
import styles from './camera.module.css'
import { Sending } from './sending.tsx'
import { ShotChips } from './shot-chips.tsx'
import { SHOTS } from './shots.ts'
import { Shutter } from './shutter.tsx'
import { Torch } from './torch.tsx'
import { take, useCamera } from './use-camera.ts'
import { useTaken } from './use-taken.ts'
import { Viewfinder } from './viewfinder.tsx'

/** Without a home the pictures wait on the device until one is chosen. */
export async function loader({ params: { kind, no } }: LoaderFunctionArgs) {
  if (!kind || !no) return { owner: null, title: '写真を撮る', there: [] }
  const owner = { kind: readKind(kind), no }
  const room = await queryClient.fetchQuery(roomQuery(owner.kind, no))
  return { owner, title: editorTitle(room), there: photosOf(room).map(({ type }) => type) }
}

export function Component() {
  const { owner, title, there } = useLoaderData<typeof loader>()
  const video = useRef<HTMLVideoElement>(null)
  const { state, track } = useCamera(video)
  const shots = useTaken({ owner, there })
  const shot = SHOTS.find(({ type }) => type === shots.current)
  const missing = SHOTS.filter(({ type }) => !shots.taken.has(type)).length

  async function shoot() {
    if (video.current) await shots.add(await take(video.current))
  }
  return (
    <main className={styles.page}>
      <title>{`${title} | ${BRAND.name} スタッフ`}</title>
      <header className={styles.head}>
        <Link to={owner ? toEditor(owner) : toToday()} aria-label="閉じる" className={styles.close}>
          <CrossIcon size="l" />
        </Link>
        <h1>{title}</h1>
        <Torch track={track} />
        <label className={styles.files}>
          <PhotoIcon size="l" />
          <input
            type="file"
            accept="image/*"
            multiple
            aria-label="端末の写真を足す"
            onChange={(event) => {
              for (const file of event.target.files ?? []) void shots.add(file)
              event.target.value = ''
            }}
          />
        </label>
      </header>
      <Viewfinder video={video} isLive={state === 'live'} isMissing={state === 'none'} />
      <div className={styles.controls}>
        <ShotChips current={shots.current} taken={shots.taken} onChoose={shots.choose} />
        <p className={styles.how} role="status">
          次は<b>{shot?.label}</b>。{shot?.how}
        </p>
        <div className={styles.buttons}>
          <span className={styles.latest}>
            {shots.latest && <img src={shots.latest.preview} alt="最後に撮った写真" />}
            <b>{shots.count}</b>枚
          </span>
          <Shutter isLive={state === 'live'} onTake={shoot} onFile={shots.add} />
          <button type="button" className={styles.skip} onClick={shots.skip}>
            とばす
          </button>
        </div>
        <Sending taken={shots.count} left={shots.left} isUnclaimed={owner === null} />
        <footer className={styles.foot}>
          <p>
            {missing > 0 ? `あと${missing}か所でおすすめの枚数` : 'おすすめの枚数がそろいました'}
          </p>
          <Link to={owner ? `${toEditor(owner)}#photos` : toChooseHome()} className={styles.done}>
            {owner ? '写真を並べる' : '物件を選ぶ'}
          </Link>
        </footer>
      </div>
    </main>
  )
}
