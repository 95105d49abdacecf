import { baibaiTypeChoices } from '@sumai/domain/forms/code-choices'
import { unbroken } from '@sumai/format/unbroken'
import { cityGroups } from '@sumai/forms/city-groups'
import { formAction } from '@sumai/forms/form-action'
import { partOfAnother } from '@sumai/forms/form-context'
import { FormField } from '@sumai/forms/form-field'
import { FormPage } from '@sumai/forms/form-route'
import { GroupedChecks } from '@sumai/forms/grouped-checks'
import {
  followMailLink,
  isDone,
  MailLinkDone,
  MailLinkPage,
  mailLinkOf,
} from '@sumai/forms/mail-link'
import { MailSample } from '@sumai/forms/mail-sample'
import { openForm, prefilled } from '@sumai/forms/open-form'
import {
  type ActionFunctionArgs,
  apiContext,
  extraContext,
  type LoaderFunctionArgs,
  useLoaderData,
} from '@sumai/platform'
import { paths } from '../../paths.ts'
import css from './magazine.module.css'
import { plan } from './magazine-plan.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const options = { signal: request.signal }
  const { master } = context.get(apiContext)
  const extra = context.get(extraContext)
  const [opened, cities, counter] = await Promise.all([
    openForm({ context }),
    extra(master.cities(options)),
    extra(master.baibaiCounter(options)),
  ])
  return {
    opened,
    start: prefilled(plan, {
      mode: searchParams.get('mode') === 'unsubscribe' ? 'unsubscribe' : 'subscribe',
      bukken_type: searchParams.getAll('bukken_type[]'),
      city_code: searchParams.getAll('city_code[]'),
      kakaku_min: searchParams.get('kakaku_min'),
      kakaku_max: searchParams.get('kakaku_max'),
    }),
    types: baibaiTypeChoices().map((choice) => ({
      ...choice,
      count: counter?.counter.bukkenType[choice.value],
    })),
    cities: cityGroups(cities?.cities ?? []),
    link: mailLinkOf(searchParams),
    done: searchParams.get('done'),
  }
}

const formOf = formAction(plan)

export function action(args: ActionFunctionArgs) {
  const { context, request } = args
  const link = mailLinkOf(new URL(request.url).searchParams)
  return link
    ? followMailLink(context.get(apiContext), link, paths.mailMagazine, request.signal)
    : formOf(args)
}

type Data = Awaited<ReturnType<typeof loader>>

function CitiesPart() {
  const { cities } = useLoaderData() as Data
  return <GroupedChecks name="city_code" groups={cities} hint="10件まで選べます。" />
}

const PARTS = {
  city_code: CitiesPart,
  kakaku_min: () => (
    <div className={css.range}>
      <FormField name="kakaku_min" />
      <span aria-hidden="true" className={css.to}>
        〜
      </span>
      <FormField name="kakaku_max" />
    </div>
  ),
  kakaku_max: partOfAnother,
}

const LEAD = unbroken(
  'ご希望の条件に合う新着と値下げを、1通にまとめてお知らせします。確認のメールにあるURLを開くと、手続きが完了します。',
)

const AGAIN = { to: paths.mailMagazine, label: '登録・解除のページへ' }
const TO_SEARCH = { to: paths.search, label: '売買物件を探す' }

export function Component() {
  const { opened, start, types, link, done } = useLoaderData<typeof loader>()
  if (link) return <MailLinkPage link={link} back={AGAIN} />
  if (isDone(done)) return <MailLinkDone done={done} back={TO_SEARCH} />
  return (
    <FormPage
      {...{ plan, opened, start }}
      choices={{ bukken_type: types }}
      heading="メールマガジン登録・解除"
      lead={LEAD}
      beside={start.mode === 'subscribe' && <MailSample of="magazine" />}
      parts={PARTS}
      views={{ kakaku_min: { empty: '下限なし' }, kakaku_max: { empty: '上限なし' } }}
    />
  )
}
