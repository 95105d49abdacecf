import type { AnyField } from '@sumai/domain/forms/form'
import { formatNumber } from '@sumai/format/number'
import { Link } from '@sumai/platform'
import { Checkbox } from '@sumai/ui/checkbox'
import { CheckboxGroup, RadioGroup } from '@sumai/ui/choice-group'
import { Input, Select, Textarea } from '@sumai/ui/controls'
import { Field, FieldGroup } from '@sumai/ui/field'
import { useFormContext } from './form-context.ts'
import styles from './form-field.module.css'

type Props = {
  name: string
  /** Where another answer makes it so; default: by its definition. */
  required?: boolean
}

const HINTS: Readonly<Record<string, string>> = {
  zip: '7桁の数字で入力してください。',
}

const EXAMPLES: Readonly<Record<string, string>> = {
  name: '例：山田 花子',
  name_kana: '例：ヤマダ ハナコ',
  email: '例：hanako@example.jp',
  tel: '例：09012345678',
}

/** A field by its definition: label, control and error. */
export function FormField({ name, ...asked }: Props) {
  const { form, site, privacy, values, current, errorOf, choices, views } = useFormContext()
  const field = form.fields[name]
  if (!field) return null
  const required = asked.required ?? field.isRequired
  const view = views[name] ?? {}
  const { hint = HINTS[name], mark, empty, placeholder: example = EXAMPLES[name] } = view
  const placeholder = typeof example === 'function' ? example(current) : example
  const { label, control } = { ...field, ...view }
  const head = { name, label, required, mark, hint, error: errorOf(name) }
  const offered = (choices[name] ?? field.choices ?? []).filter(
    (choice) => !choice.site || choice.site === site,
  )
  const value = values[name]
  const text = String(value ?? '')

  switch (control) {
    case 'textarea':
      return (
        <Field {...head}>
          <Textarea rows={5} defaultValue={text} placeholder={placeholder} />
          <Length of={String(current[name] ?? '')} max={field.max} />
        </Field>
      )
    case 'select':
      // Without choices the value is kept in a hidden field.
      if (offered.length === 0) return <Kept name={name} value={value} />
      return (
        <Field {...head}>
          <Select
            choices={offered}
            defaultValue={text}
            empty={empty ?? (required ? '選択してください' : '指定なし')}
          />
        </Field>
      )
    case 'radio':
      return <RadioGroup {...head} choices={offered} defaultValue={text} />
    case 'checkboxes':
      return (
        <CheckboxGroup
          {...head}
          choices={offered}
          defaultValues={value as string[]}
          stacked={offered.some((choice) => choice.label.length > 13)}
        />
      )
    case 'checkbox':
      if (name === 'agree_privacy') {
        const words = (
          <>
            <Link to={privacy} target="_blank">
              個人情報保護方針
            </Link>
            をご確認ください。
          </>
        )
        return (
          <FieldGroup {...head} hint={words}>
            <Checkbox
              name={name}
              label="個人情報の取り扱いに同意する"
              defaultChecked={value === true}
              aria-required
            />
          </FieldGroup>
        )
      }
      return <Checkbox name={name} label={label} defaultChecked={value === true} />
    case 'hidden':
    case 'hiddens':
    case 'multi':
    case 'visits':
    case 'date':
      return <Kept name={name} value={value} />
    default:
      return (
        <Field {...head}>
          <span className={field.unit ? styles.measured : styles.line}>
            <Input {...lineOf(field)} defaultValue={text} placeholder={placeholder} />
            {field.unit && <span>{field.unit}</span>}
          </span>
        </Field>
      )
  }
}

/** Numbers are text fields, because number fields refuse full-width digits. */
function lineOf({ control, autocomplete }: AnyField) {
  const autoComplete = autocomplete ?? 'off'
  switch (control) {
    case 'email':
      return { type: 'email', autoComplete }
    case 'tel':
      return { type: 'tel', autoComplete }
    case 'number':
      return { inputMode: 'numeric', autoComplete } as const
    case 'decimal':
      return { inputMode: 'decimal', autoComplete } as const
    default:
      return autocomplete === 'postal-code'
        ? ({ inputMode: 'numeric', autoComplete } as const)
        : { autoComplete }
  }
}

type LengthProps = { of: string; max: number | undefined }

/** 0 / 1,000文字 */
function Length({ of, max }: LengthProps) {
  if (!max) return null
  const length = [...of].length
  return (
    <p className={styles.length} data-over={length > max || undefined}>
      {`${formatNumber(length)} / ${formatNumber(max)}文字`}
    </p>
  )
}

type KeptProps = { name: string; value: unknown }

/** A hidden value. */
const Kept = ({ name, value }: KeptProps) =>
  [value ?? []]
    .flat()
    .map((one) => <input key={String(one)} type="hidden" name={name} value={String(one)} />)
