import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDownIcon } from '../icon/icon.tsx'
import styles from './controls.module.css'
import { useControlProps } from './field-context.ts'

/** One line of text. Set `type`, `inputMode` and `autoComplete`. */
export function Input(props: Omit<ComponentProps<'input'>, 'className'>) {
  return <input type="text" {...useControlProps()} {...props} className={styles.control} />
}

export function Textarea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <textarea
      {...useControlProps()}
      {...props}
      className={classNames(styles.control, styles.textarea)}
    />
  )
}

type Choice = { value: string; label: string }

type SelectProps = {
  choices: readonly Choice[]
  /** Label of the empty first choice: 「選択してください」, 「下限なし」. */
  empty?: string
} & Omit<BoxProps, 'children'>

/** A native select box. */
export function Select({ choices, empty, ...props }: SelectProps) {
  return (
    <SelectBox {...props}>
      {empty !== undefined && <option value="">{empty}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectBox>
  )
}

type BoxProps = {
  /** 40 instead of 48 px high, beside lists. */
  small?: boolean
} & Omit<ComponentProps<'select'>, 'className'>

/** The frame of every native select box. */
export function SelectBox({ small, ...props }: BoxProps) {
  return (
    <span className={classNames(styles.selectBox, small && styles.small)}>
      <select
        {...useControlProps()}
        {...props}
        className={classNames(styles.control, styles.select)}
      />
      <ChevronDownIcon />
    </span>
  )
}
