import { useId, useState } from 'react'
import type { Control } from '../field.ts'
import control from '../form/control.module.css'
import { bothTexts } from './both-texts.ts'
import styles from './conflict-field.module.css'
import { MarkedText } from './marked-text.tsx'
import { Option } from './option.tsx'
import { sayValue } from './say-value.ts'

type Version = { value: unknown; name: string; at?: string | undefined }

type Props = {
  /** Of its value. */
  name: string
  label: string
  control: Control | undefined
  /** What both have changed. */
  base: unknown
  theirs: Version
  mine: Version
  onChoose: (value: unknown) => void
}

/** One field that two people have changed: theirs, mine, or of a text both together. */
export function ConflictField(props: Props) {
  const { name, label, control: kind, base, onChoose } = props
  const group = useId()
  const [choice, setChoice] = useState<'theirs' | 'mine' | 'both'>()
  const [before, mine, theirs] = [base, props.mine.value, props.theirs.value].map(textOf)
  const [both, setBoth] = useState(() => bothTexts(before ?? '', mine ?? '', theirs ?? ''))
  const isText = kind?.kind === 'text' || kind?.kind === 'area'

  function choose(one: typeof choice, value: unknown) {
    setChoice(one)
    onChoose(value)
  }
  return (
    <fieldset data-key={name} className={styles.field}>
      <legend>
        {label}
        {isText ? (
          <span aria-hidden="true" className={styles.note}>
            <ins>足した</ins> <del>消した</del>
          </span>
        ) : (
          <span className={styles.note}>もとは {sayValue(base, kind)}</span>
        )}
      </legend>
      <div className={styles.pair}>
        {(['theirs', 'mine'] as const).map((one) => (
          <Option
            key={one}
            group={group}
            title={props[one].name}
            at={props[one].at}
            isChosen={choice === one}
            onChoose={() => choose(one, props[one].value)}
          >
            {isText ? (
              <MarkedText before={before ?? ''} after={textOf(props[one].value)} />
            ) : (
              <span className={styles.value}>{sayValue(props[one].value, kind)}</span>
            )}
          </Option>
        ))}
      </div>
      {isText && (
        <div className={styles.both}>
          <Option
            group={group}
            title="両方を合わせて書く"
            isChosen={choice === 'both'}
            onChoose={() => choose('both', both)}
          />
          <textarea
            aria-label={`${label}を両方合わせて書く`}
            rows={3}
            maxLength={kind.max}
            value={both}
            className={control.control}
            onChange={(event) => {
              setBoth(event.target.value)
              choose('both', event.target.value)
            }}
          />
        </div>
      )}
    </fieldset>
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
