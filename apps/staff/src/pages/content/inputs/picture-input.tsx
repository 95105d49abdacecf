import type { PictureKind } from '@sumai/api-client/contract/picture'
import { rendition } from '@sumai/format/pictures'
import type { InputProps } from '../../../editor/field.ts'
import styles from './inputs.module.css'
import { PictureButton } from './picture-button.tsx'
import { useSlot } from './use-slot.ts'

type Props = InputProps & { kind: PictureKind; mustHave?: boolean }

function OnePicture({ id, value, describedBy, onValue, kind, mustHave }: Props) {
  const slot = useSlot(id)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      className={styles.picture}
    >
      {typeof value === 'string' && <img src={rendition(value, 480, 'avif')} alt="いまの写真" />}
      <div className={styles.actions}>
        <PictureButton
          className={styles.button}
          label={value === null ? '写真を選ぶ' : '差し替える'}
          kind={kind}
          slot={slot}
          onPicture={onValue}
        />
        {value !== null && !mustHave && (
          <button type="button" className={styles.button} onClick={() => onValue(null)}>
            写真を外す
          </button>
        )}
      </div>
    </fieldset>
  )
}

/** A picture or none. */
export const PictureInput = (props: InputProps) => <OnePicture {...props} kind="photo" />

/** A wide picture, without which a banner is nothing. */
export const HeroInput = (props: InputProps) => <OnePicture {...props} kind="hero" mustHave />
