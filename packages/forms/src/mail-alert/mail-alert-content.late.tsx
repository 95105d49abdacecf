import type { Api, CallOptions } from '@sumai/api-client'
import { mailAlertForm } from '@sumai/domain/forms/mail-alert'
import { addressOfSearch, nameOfSearch, type SearchAt } from '@sumai/domain/search-url/search-at'
import { toQuery } from '@sumai/domain/search-url/to-query'
import { formatNumber } from '@sumai/format/number'
import {
  type ActionFunctionArgs,
  apiContext,
  extraContext,
  Link,
  type LoaderFunctionArgs,
  type SiteType,
  useLoaderData,
} from '@sumai/platform'
import { formAction } from '../form-page/form-action.ts'
import { formPlan } from '../form-page/form-plan.ts'
import { FormPage } from '../form-page/form-route.ts'
import { openForm, prefilled } from '../form-page/open-form.ts'
import { AlertConditions } from './alert-conditions.tsx'
import { searchAsked } from './alert-search.ts'
import { AlertSettings, changeSettings } from './alert-settings.tsx'
import {
  followMailLink,
  isDone,
  MailLinkDone,
  MailLinkPage,
  MailLinkRefused,
  mailLinkOf,
  refusalOf,
} from './mail-link.tsx'
import { MailSample } from './mail-sample.tsx'

/** The settings behind the link of a mail, or why there are none. */
async function managed(api: Api['mailmagazine'], token: string, signal: AbortSignal) {
  try {
    return { settings: (await api.settings(token, { signal })).settings }
  } catch (error) {
    return { refused: refusalOf(error).refused }
  }
}

/** The search as the address of the page has it, which changes while the form is filled in. */
function SearchPart() {
  const { address } = useLoaderData() as { address: string | null }
  return <input type="hidden" name="search" value={address ?? ''} />
}

const PARTS = { search: SearchPart }

/** How many homes the search finds now, and of each choice. */
async function countsOf(api: Api, { scope, conditions }: SearchAt, options: CallOptions) {
  const asked = { limit: 1, fields: 'light', withFacets: 'bukken_type,madori' } as const
  const homes = scope === 'chintai' ? api.chintai : api.baibai
  const found = await homes.rooms({ ...toQuery(scope, conditions), ...asked }, options)
  return { total: found.pagination.total, facets: found.facets ?? {} }
}

export type MailAlertOptions = {
  site: SiteType
  paths: {
    mailAlert: string
    mailAlertThanks: string
    privacy: string
    search: string
    /** Where a site has them: mails by kind, town and price alone. */
    mailMagazine?: string
  }
}

/** Asks for mails about a search, confirms them and changes them later, by the links of the mails. */
export function mailAlertContent({ site, paths }: MailAlertOptions) {
  const { mailAlert: path, mailAlertThanks: thanks, privacy } = paths
  const plan = formPlan({
    ...{ form: mailAlertForm, site, path, thanks, privacy },
    defaults: { frequency: 'daily' },
    steps: [
      {
        label: '入力',
        groups: [{ fields: ['search', 'frequency', 'email', 'name', 'agree_privacy'] }],
      },
    ],
  })
  const toSearch = { to: paths.search, label: '物件を探す' }

  async function loader({ context, request }: LoaderFunctionArgs) {
    const { searchParams } = new URL(request.url)
    const token = searchParams.get('manage')
    const api = context.get(apiContext)
    const { mailmagazine } = api
    const search = searchAsked(searchParams, site, paths.search)
    const address = search && addressOfSearch(search)
    const { signal } = request
    const [opened, counts] = await Promise.all([
      openForm({ context }),
      search && context.get(extraContext)(countsOf(api, search, { signal })),
    ])
    return {
      opened,
      search,
      address,
      counts,
      start: prefilled(plan, { search: address }),
      link: mailLinkOf(searchParams),
      done: searchParams.get('done'),
      managed: token === null ? null : await managed(mailmagazine, token, signal),
    }
  }

  const formOf = formAction(plan)

  async function action(args: ActionFunctionArgs) {
    const { context, request } = args
    const api = context.get(apiContext)
    const { signal } = request
    const { searchParams } = new URL(request.url)
    const token = searchParams.get('manage')
    if (token !== null) {
      return changeSettings(api, token, await request.formData(), { path, signal })
    }
    const link = mailLinkOf(searchParams)
    return link ? followMailLink(api, link, path, signal) : formOf(args)
  }

  function Component() {
    const { opened, search, address, counts, ...more } = useLoaderData<typeof loader>()
    const { start, link, done, managed } = more
    const name = search ? nameOfSearch(search) : ''
    if (managed?.refused) return <MailLinkRefused refused={managed.refused} back={toSearch} />
    if (managed?.settings) return <AlertSettings settings={managed.settings} />
    if (link) return <MailLinkPage link={link} back={toSearch} />
    if (isDone(done)) return <MailLinkDone done={done} back={toSearch} />
    return (
      <FormPage
        {...{ plan, opened, start }}
        parts={PARTS}
        heading="新着メールの登録"
        lead={`条件に合う${site === 'chintai' ? '部屋' : '物件'}の新着と値下げがあったときだけ、メールでお知らせします。1日1回を選ぶと、1日に1通、10件までです。`}
        above={
          search &&
          address && (
            <AlertConditions {...{ search, path }} counts={counts?.facets ?? {}}>
              <p role="status">
                {name}
                {counts && `（いま${formatNumber(counts.total)}件）`}
              </p>
              <p>
                沿線や設備でも選ぶときは、
                <Link to={address}>検索</Link>
                の結果から登録できます。
                {paths.mailMagazine && (
                  <>
                    種類・市区町村・価格だけなら、
                    <Link to={paths.mailMagazine}>メールマガジン</Link>が手軽です。
                  </>
                )}
              </p>
            </AlertConditions>
          )
        }
        beside={<MailSample of={site} />}
        words={{ search: () => name }}
      />
    )
  }

  return { loader, action, Component }
}
