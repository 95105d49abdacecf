import { Container } from '@sumai/ui/container'
import { Picture } from '@sumai/ui/picture'
import type { ReactNode } from 'react'
import css from './lead.module.css'

type Props = {
  /** Of /media. */
  photo: string
  /** One sentence, large. */
  words: string
  text: string
  /** Buttons. */
  children?: ReactNode
}

/** Picture, claim and buttons below the heading of a guide. */
export function Lead({ photo, words, text, children }: Props) {
  return (
    <Container>
      <div className={css.lead}>
        <div className={css.photo}>
          <Picture
            photo={{ url: photo, width: 1000, height: 667 }}
            alt=""
            ratio="3:2"
            sizes="(min-width: 1024px) 560px, 94vw"
            priority
          />
        </div>
        <div className={css.body}>
          <p className={css.words}>{words}</p>
          <p className={css.text}>{text}</p>
          {children && <div className={css.actions}>{children}</div>}
        </div>
      </div>
    </Container>
  )
}
