import { CameraIcon, PlusIcon } from '@sumai/ui/icon'
import { type DragEvent, useState } from 'react'
import { Link } from 'react-router'
import { fieldId } from '../../../editor/form/go-to-field.ts'
import { toCamera } from '../../../paths.ts'
import { addToQueue } from '../../../pictures/queue.ts'
import { sendPictures } from '../../../pictures/send-pictures.ts'
import type { Owner } from '../../../pictures/waiting-picture.ts'
import styles from './add-photos.module.css'
import { guessType } from './guess-type.ts'

type Props = { owner: Owner }

/** Takes many files at once, chosen or dropped; they are shown and sent in their order. */
export function AddPhotos({ owner }: Props) {
  const [isOver, setIsOver] = useState(false)

  async function add(files: Iterable<File>) {
    for (const file of files) await addToQueue({ owner, file, type: guessType(file.name) })
    void sendPictures()
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    void add(event.dataTransfer.files)
  }
  return (
    <li className={styles.place}>
      <label
        className={styles.add}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          id={fieldId('photos')}
          type="file"
          accept="image/*"
          multiple
          className={styles.input}
          onChange={(event) => {
            void add([...(event.target.files ?? [])])
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
        <PlusIcon />
        写真を選ぶ
        <small>ここに落とせます</small>
      </label>
      <Link to={toCamera(owner)} className={styles.camera}>
        <CameraIcon />
        撮る
      </Link>
    </li>
  )
}
