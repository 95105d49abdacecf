import { type Api, isApiError } from '@sumai/api-client'
import { BRAND } from '@sumai/domain/brand'
import { data, Form, redirect, useActionData, useNavigation } from '@sumai/platform'
import { Button, ButtonLink } from '@sumai/ui/button'
import { Callout } from '@sumai/ui/callout'
import { Container } from '@sumai/ui/container'
import styles from './mail-link.module.css'

/** What a link in a mail is for, by the name of its token in the address. */
export type MailLink = { purpose: 'confirm' | 'unsubscribe'; token: string }

const TEXTS = {
  confirm: {
    heading: 'メール配信の登録',
    text: '下のボタンを押すと、登録が完了します。',
    button: '登録を完了する',
  },
  unsubscribe: {
    heading: 'メール配信の停止',
    text: '下のボタンを押すと、これからお知らせのメールをお送りしません。',
    button: '配信を停止する',
  },
}

export function mailLinkOf(query: URLSearchParams): MailLink | null {
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const token = query.get(purpose)
    if (token) return { purpose, token }
  }
  return null
}

/** Why a link in a mail did not work. */
export type Refused = { refused: string }

/**
 * What a page says when a link cannot be followed: that it is too old or made up, what the API said
 * for visitors, or that it is away. Rethrows what is no answer of the API.
 */
export function refusalOf(error: unknown): Refused & { status: number } {
  if (!isApiError(error)) throw error
  const { status, message } = error
  if (status === 409) return { refused: message, status }
  const isUnknown = status === 404 || status === 400 || status === 422
  return isUnknown ? { refused: UNKNOWN, status: 404 } : { refused: AWAY, status: 503 }
}

/** The same as the answer of an action. */
export function refused(error: unknown) {
  const { status, ...answer } = refusalOf(error)
  return data(answer, { status })
}

const UNKNOWN =
  'このURLは使えません。24時間を過ぎたか、すでに手続きが済んでいます。お手数ですが、もう一度お手続きください。'
const AWAY = '手続きができませんでした。時間をおいてもう一度お試しください。'

/** Mail scanners open every link, so only the button acts. `path`: the page itself. */
export async function followMailLink(
  api: Api,
  { purpose, token }: MailLink,
  path: string,
  signal: AbortSignal,
) {
  try {
    await api.mailmagazine[purpose](token, { signal })
    return redirect(`${path}?done=${purpose}`, 303)
  } catch (error) {
    return refused(error)
  }
}

type Back = {
  /** Where one may begin again. */
  back: { to: string; label: string }
}

export function MailLinkPage({ link, back }: Back & { link: MailLink }) {
  const { heading, text, button } = TEXTS[link.purpose]
  const answer = useActionData() as Refused | undefined
  const isBusy = useNavigation().formMethod !== undefined
  return (
    <Container reading>
      <div className={styles.page}>
        <h1>{heading}</h1>
        {answer && (
          <Callout tone="err">
            <p>{answer.refused}</p>
          </Callout>
        )}
        <p>{text}</p>
        <Form method="post" replace className={styles.ways}>
          <Button type="submit" variant="accent" size="l" busy={isBusy}>
            {button}
          </Button>
          <ButtonLink to={back.to} variant="quiet">
            {back.label}
          </ButtonLink>
        </Form>
      </div>
    </Container>
  )
}

/** In place of the page behind a link that cannot be used. */
export const MailLinkRefused = ({ refused, back }: Back & Refused) => (
  <Container reading>
    <div className={styles.page}>
      <h1>新着メールの設定</h1>
      <Callout tone="err">
        <p>{refused}</p>
      </Callout>
      <div className={styles.ways}>
        <ButtonLink to={back.to}>{back.label}</ButtonLink>
      </div>
    </div>
  </Container>
)

const DONE: Readonly<Record<string, { heading: string; text: string }>> = {
  confirm: {
    heading: '登録が完了しました',
    text: `${BRAND.name}から、条件に合う新着と値下げをお知らせします。条件や時間の変更、配信の停止は、お送りするメールのいちばん下からいつでもできます。`,
  },
  unsubscribe: {
    heading: '配信を停止しました',
    text: 'これまでお読みいただき、ありがとうございました。',
  },
}

export const isDone = (done: string | null): done is string =>
  done !== null && Object.hasOwn(DONE, done)

export function MailLinkDone({ done, back }: Back & { done: string }) {
  const { heading, text } = DONE[done] ?? { heading: '', text: '' }
  return (
    <Container reading>
      <div className={styles.page}>
        <h1>{heading}</h1>
        <p>{text}</p>
        <div className={styles.ways}>
          <ButtonLink to={back.to}>{back.label}</ButtonLink>
        </div>
      </div>
    </Container>
  )
}
