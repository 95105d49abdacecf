import { type Api, isApiError } from '@sumai/api-client'
import { BRAND } from '@sumai/domain/brand'
import { data, Form, redirect, useActionData, useNavigation } from '@sumai/platform'
import { Button, ButtonLink } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { Container } from '@sumai/ui/container'
import { paths } from '../../paths.ts'
import css from './mail-link.module.css'

/** What a link in a mail is for, by the name of its token in the address. */
export type MailLink = { purpose: 'confirm' | 'unsubscribe'; token: string }

const TEXTS = {
  confirm: {
    heading: 'メールマガジンの登録',
    text: '下のボタンを押すと、登録が完了します。',
    button: '登録を完了する',
  },
  unsubscribe: {
    heading: 'メールマガジンの解除',
    text: '下のボタンを押すと、これからメールマガジンをお送りしません。',
    button: '解除する',
  },
}

export function mailLinkOf(query: URLSearchParams): MailLink | null {
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const token = query.get(purpose)
    if (token) return { purpose, token }
  }
  return null
}

/** Mail scanners open every link, so only the button acts. */
export async function followMailLink(api: Api, { purpose, token }: MailLink, signal: AbortSignal) {
  try {
    await api.mailmagazine[purpose](token, { signal })
    return redirect(`${paths.mailMagazine}?done=${purpose}`, 303)
  } catch (error) {
    if (!isApiError(error)) throw error
    const isUnknown = error.status === 404 || error.status === 400 || error.status === 422
    return data({ refused: isUnknown ? 'unknown' : 'away' }, { status: isUnknown ? 404 : 503 })
  }
}

const REFUSALS: Readonly<Record<string, string>> = {
  unknown:
    'このURLは使えません。24時間を過ぎたか、すでに手続きが済んでいます。お手数ですが、もう一度お手続きください。',
  away: '手続きができませんでした。時間をおいてもう一度お試しください。',
}

export function MailLinkPage({ link }: { link: MailLink }) {
  const { heading, text, button } = TEXTS[link.purpose]
  const answer = useActionData() as { refused: string } | undefined
  const isBusy = useNavigation().formMethod !== undefined
  return (
    <Container narrow>
      <div className={css.page}>
        <h1>{heading}</h1>
        {answer && (
          <Callout tone="err">
            <p>{REFUSALS[answer.refused]}</p>
          </Callout>
        )}
        <p>{text}</p>
        <Form method="post" replace className={css.ways}>
          <Button type="submit" variant="accent" size="l" busy={isBusy}>
            {button}
          </Button>
          <ButtonLink to={paths.mailMagazine} variant="quiet">
            登録・解除のページへ
          </ButtonLink>
        </Form>
      </div>
    </Container>
  )
}

const DONE: Readonly<Record<string, { heading: string; text: string }>> = {
  confirm: {
    heading: '登録が完了しました',
    text: `${BRAND.name}のメールマガジンをお届けします。解除は、お送りするメールのいちばん下からいつでもできます。`,
  },
  unsubscribe: {
    heading: '解除が完了しました',
    text: 'これまでお読みいただき、ありがとうございました。',
  },
}

export const isDone = (done: string | null): done is string =>
  done !== null && Object.hasOwn(DONE, done)

export function MailLinkDone({ done }: { done: string }) {
  const { heading, text } = DONE[done] ?? { heading: '', text: '' }
  return (
    <Container narrow>
      <div className={css.page}>
        <h1>{heading}</h1>
        <p>{text}</p>
        <div className={css.ways}>
          <ButtonLink to={paths.search}>売買物件を探す</ButtonLink>
        </div>
      </div>
    </Container>
  )
}
