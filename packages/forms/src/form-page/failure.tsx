import { BRAND } from '@sumai/domain/brand'
import { telHref } from '@sumai/format/tel'
import { Callout } from '@sumai/ui/callout'
import { useEffect, useRef } from 'react'
import styles from './failure.module.css'

type Props = { text: string }

/** Why sending failed, and a telephone number. Takes the focus, because the button is far away. */
export function Failure({ text }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className={styles.failure}>
      <Callout tone="err" title={text}>
        <p>
          入力内容はこのページに残っています。お急ぎのときはお電話（
          <a href={telHref(BRAND.tel)}>{BRAND.tel}</a>、{BRAND.telHours}
          ）でも承ります。
        </p>
      </Callout>
    </div>
  )
}
