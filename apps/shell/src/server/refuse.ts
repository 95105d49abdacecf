import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorText, errorTitle } from '../errors/error-texts.ts'
import { takesHtml } from './accept.ts'
import { PLAIN_POLICY, plainPage } from './plain-page.ts'

/** Statuses of requests that no page of the site makes: plain text is enough. */
const REFUSALS: Record<number, string> = {
  403: 'この送信元からは受け付けられません。サイトのページから送信してください。',
  405: 'この方法では受け付けられません。サイトのページからお進みください。',
  413: '送信内容が大きすぎます。前のページへ戻って文字数を減らし、もう一度送信してください。',
  415: 'この形式では受け付けられません。サイトのページから送信してください。',
  429: 'アクセスが集中しています。しばらくしてからもう一度お試しください。',
}

/** Answers a request that is refused before any page is rendered. */
export function refuse(
  reply: FastifyReply,
  status: number,
  text = errorText(status)?.text ?? REFUSALS[status] ?? '',
) {
  const heading = errorText(status)?.heading ?? errorTitle(status)
  const html = takesHtml(reply.request.headers.accept)
  if (html) reply.header('content-security-policy', PLAIN_POLICY)
  return reply
    .code(status)
    .type(`text/${html ? 'html' : 'plain'}; charset=utf-8`)
    .header('cache-control', 'no-store')
    .send(
      html
        ? plainPage({ status, heading, text, back: previousPage(reply.request) })
        : `${heading}\n${text}\n`,
    )
}

/** Path of the previous page, if it is one of this site. */
function previousPage({ headers }: FastifyRequest): string | undefined {
  const { referer, host } = headers
  if (!referer || !URL.canParse(referer)) return undefined
  const { host: from, pathname, search } = new URL(referer)
  return from === host ? pathname + search : undefined
}
