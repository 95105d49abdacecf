import { BRAND } from '@sumai/domain/brand'
import { contactForm } from '@sumai/domain/forms/contact'
import { Form, useNavigation } from '@sumai/platform'
import { Button } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { ChevronLeftIcon } from '@sumai/ui/icon'
import { useEffect, useRef } from 'react'
import css from './confirmation.module.css'
import type { Answer, ShopChoice } from './contact-answer.ts'
import { HiddenState } from './hidden-state.tsx'

type Props = { answer: Answer; shops: readonly ShopChoice[] }

const { fields } = contactForm
const SHOWN = ['category', 'name', 'name_kana', 'email', 'tel', 'tenpo_no', 'body'] as const

/** Everything as it will be sent, and a way back. Pressed twice it is sent once: the key is the same. */
export function Confirmation({ answer, shops }: Props) {
  const { values, failure } = answer
  const isBusy = useNavigation().state !== 'idle'
  const note = useRef<HTMLDivElement>(null)
  // The button that was pressed is far below the message.
  useEffect(() => {
    if (answer.failure) note.current?.focus()
  }, [answer])
  return (
    <>
      {failure && (
        <div ref={note} tabIndex={-1} className={css.failure}>
          <Callout tone="err" title={failure}>
            <p>
              入力内容はこのページに残っています。お急ぎのときはお電話（
              <a href={`tel:${BRAND.tel.replaceAll('-', '')}`}>{BRAND.tel}</a>、{BRAND.telHours}
              ）でも承ります。
            </p>
          </Callout>
        </div>
      )}
      <dl className={css.list}>
        {SHOWN.map((name) => (
          <div key={name} className={css.row}>
            <dt className={css.label}>{fields[name].label}</dt>
            <dd className={css.value}>{wordsOf(name, values, shops) || '入力なし'}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" className={css.form}>
        <HiddenState answer={answer} />
        {Object.entries(values).map(([name, value]) => (
          <input
            key={name}
            type="hidden"
            name={name}
            value={value === true ? 'on' : String(value)}
          />
        ))}
        <Button
          type="submit"
          name="step"
          value="send"
          variant="accent"
          size="l"
          block
          busy={isBusy}
        >
          {isBusy ? '送信中' : 'この内容で送信する'}
        </Button>
        <Button type="submit" name="step" value="edit" variant="quiet">
          <ChevronLeftIcon />
          入力に戻って修正する
        </Button>
      </Form>
    </>
  )
}

function wordsOf(
  name: (typeof SHOWN)[number],
  values: Answer['values'],
  shops: readonly ShopChoice[],
): string {
  const choices = name === 'category' ? fields.category.choices : shops
  if (name !== 'category' && name !== 'tenpo_no') return values[name]
  return choices?.find(({ value }) => value === values[name])?.label ?? values[name]
}
