import type { Api } from '@sumai/api-client'
import { mailAlertForm } from '@sumai/domain/forms/mail-alert'
import { addressOfSearch, nameOfSearch, searchAt } from '@sumai/domain/search-url/search-at'
import {
  type ActionFunctionArgs,
  apiContext,
  Link,
  type LoaderFunctionArgs,
  type SiteType,
  useLoaderData,
} from '@sumai/platform'
import { Callout } from '@sumai/ui/callout'
import { formAction } from '../form-page/form-action.ts'
import { formPlan } from '../form-page/form-plan.ts'
import { FormPage } from '../form-page/form-route.ts'
import { openForm, prefilled } from '../form-page/open-form.ts'
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

  /** The search in the address, or that for everything. */
  function asked(query: URLSearchParams) {
    const said = searchAt(query.get('search') ?? '')
    const search = said?.site === site ? said : searchAt(paths.search)
    return search && { address: addressOfSearch(search), name: nameOfSearch(search) }
  }

  async function loader({ context, request }: LoaderFunctionArgs) {
    const { searchParams } = new URL(request.url)
    const token = searchParams.get('manage')
    const { mailmagazine } = context.get(apiContext)
    const search = asked(searchParams)
    return {
      opened: await openForm({ context }),
      search,
      start: prefilled(plan, { search: search?.address }),
      link: mailLinkOf(searchParams),
      done: searchParams.get('done'),
      managed: token === null ? null : await managed(mailmagazine, token, request.signal),
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
    const { opened, search, start, link, done, managed } = useLoaderData<typeof loader>()
    if (managed?.refused) return <MailLinkRefused refused={managed.refused} back={toSearch} />
    if (managed?.settings) return <AlertSettings settings={managed.settings} />
    if (link) return <MailLinkPage link={link} back={toSearch} />
    if (isDone(done)) return <MailLinkDone done={done} back={toSearch} />
    return (
      <FormPage
        {...{ plan, opened, start }}
        heading="新着メールの登録"
        lead="条件に合う新着と値下げがあったときだけ、メールでお知らせします。1日1回なら多くても1日1通、1通に10件までです。"
        above={
          <>
            {search && (
              <Callout tone="info" title="お知らせする条件">
                <p>{search.name}</p>
                <p>
                  <Link to={search.address}>
                    {search.address === paths.search ? '条件を選ぶ' : '条件を変える'}
                  </Link>
                  （検索の結果にある「新着メールに登録する」から、その条件で登録できます）
                </p>
                {paths.mailMagazine && (
                  <p>
                    物件の種類・市区町村・価格だけで選ぶときは、
                    <Link to={paths.mailMagazine}>メールマガジン</Link>が手軽です。
                  </p>
                )}
              </Callout>
            )}
            <MailSample site={site} />
          </>
        }
        words={{ search: () => search?.name ?? '' }}
      />
    )
  }

  return { loader, action, Component }
}
