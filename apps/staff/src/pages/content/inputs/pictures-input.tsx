import { rendition } from '@sumai/format/pictures'
import { classNames } from '@sumai/ui/class-names'
import type { InputProps } from '../../../editor/field.ts'
import styles from './inputs.module.css'
import { PictureButton } from './picture-button.tsx'
import { useSlot } from './use-slot.ts'

/** Several pictures; the first one stands for all. */
export function PicturesInput({ id, value, describedBy, onValue }: InputProps) {
  const slot = useSlot(id)
  const pictures = value as readonly string[]
  const without = (url: string) => pictures.filter((it) => it !== url)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className={styles.rows}
    >
      <div className={styles.pictures}>
        {pictures.map((url, index) => (
          <div key={url} className={classNames(styles.picture, styles.small)}>
            <img src={rendition(url, 320, 'avif')} alt={`写真${index + 1}`} />
            <div className={styles.actions}>
              {index > 0 && (
                <button
                  type="button"
                  className={styles.button}
                  aria-label={`写真${index + 1}をはじめにする`}
                  onClick={() => onValue([url, ...without(url)])}
                >
                  はじめに
                </button>
              )}
              <button
                type="button"
                className={styles.button}
                aria-label={`写真${index + 1}を外す`}
                onClick={() => onValue(without(url))}
              >
                外す
              </button>
            </div>
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <PictureButton
          className={styles.button}
          label="写真を足す"
          kind="photo"
          slot={slot}
          isMany
          onPicture={(url) => onValue([...without(url), url])}
        />
      </div>
    </fieldset>
  )
}
