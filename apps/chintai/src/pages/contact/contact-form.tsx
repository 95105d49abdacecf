import { contactForm } from '@sumai/domain/forms/contact'
import { Form, Link, useNavigation } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Checkbox } from '@sumai/ui/checkbox'
import { Input, Select, Textarea } from '@sumai/ui/controls'
import { ErrorSummary } from '@sumai/ui/error-summary'
import { Field } from '@sumai/ui/field'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import type { Answer, ShopChoice } from './contact-answer.ts'
import css from './contact-form.module.css'
import { HiddenState } from './hidden-state.tsx'

type Props = { answer: Answer; shops: readonly ShopChoice[] }
type Name = keyof Answer['values']

const { fields } = contactForm

/** The first step. Works as it stands without JavaScript: the server says what is wrong. */
export function ContactForm({ answer, shops }: Props) {
  const { values, errors } = answer
  const isBusy = useNavigation().state !== 'idle'
  const wrong = (Object.keys(fields) as Name[]).filter((name) => errors[name])
  return (
    <>
      <ErrorSummary errors={wrong.map((name) => ({ name, label: fields[name].label }))} />
      <p className={css.help}>
        よくあるご質問は<Link to={paths.questions}>賃貸のQ&A</Link>でもお答えしています。
      </p>
      <Form method="post" noValidate className={css.form}>
        <HiddenState answer={answer} />
        <Named name="category" error={errors.category}>
          <Select
            empty="選択してください"
            choices={fields.category.choices ?? []}
            defaultValue={values.category}
          />
        </Named>
        <Named name="name" error={errors.name}>
          <Input autoComplete="name" defaultValue={values.name} />
        </Named>
        <Named name="name_kana" error={errors.name_kana} hint="ひらがなで入力しても変換されます。">
          <Input defaultValue={values.name_kana} />
        </Named>
        <Named name="email" error={errors.email}>
          <Input type="email" autoComplete="email" defaultValue={values.email} />
        </Named>
        <Named name="email_confirm" error={errors.email_confirm}>
          <Input type="email" autoComplete="email" defaultValue={values.email_confirm} />
        </Named>
        <Named name="tel" error={errors.tel} hint="ハイフンは省略できます。">
          <Input type="tel" autoComplete="tel" defaultValue={values.tel} />
        </Named>
        {shops.length > 0 && (
          <Named name="tenpo_no" error={errors.tenpo_no}>
            <Select empty="指定なし" choices={[...shops]} defaultValue={values.tenpo_no} />
          </Named>
        )}
        <Named name="body" error={errors.body} hint="1,000文字まで">
          <Textarea rows={6} defaultValue={values.body} />
        </Named>
        <Named
          name="agree_privacy"
          error={errors.agree_privacy}
          hint={
            <>
              <Link to={paths.privacy} target="_blank">
                個人情報保護方針
              </Link>
              をご確認ください。
            </>
          }
        >
          <Checkbox
            name="agree_privacy"
            label="個人情報の取り扱いに同意する"
            defaultChecked={values.agree_privacy}
          />
        </Named>
        <div aria-hidden="true" className={css.trap}>
          <label>
            {fields.website.label}
            <input name="website" tabIndex={-1} autoComplete="off" defaultValue={values.website} />
          </label>
        </div>
        <div className={css.submit}>
          <Button
            type="submit"
            name="step"
            value="confirm"
            variant="accent"
            size="l"
            block
            busy={isBusy}
          >
            入力内容を確認する
          </Button>
          <p className={css.note}>この時点ではまだ送信されません。</p>
        </div>
      </Form>
    </>
  )
}

type NamedProps = { name: Name; error: string | undefined; hint?: ReactNode; children: ReactNode }

/** A field as the form's own definition calls it. */
function Named({ name, error, hint, children }: NamedProps) {
  const { label, isRequired } = fields[name]
  return (
    <Field name={name} label={label} required={isRequired} error={error} hint={hint}>
      {children}
    </Field>
  )
}
