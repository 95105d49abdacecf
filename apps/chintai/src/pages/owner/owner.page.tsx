import { toBanners } from '@sumai/content/banner'
import { MANAGEMENT } from '@sumai/domain/brand'
import { formatDateWithWeekday } from '@sumai/format/dates'
import {
  apiContext,
  extraContext,
  Link,
  type LoaderFunctionArgs,
  type RouteHandle,
  renderedAtContext,
  useLoaderData,
} from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { Container } from '@sumai/ui/container'
import { ChevronRightIcon, MailIcon } from '@sumai/ui/icon'
import { Picture } from '@sumai/ui/picture'
import { Section } from '@sumai/ui/section'
import { SubpageHead } from '@sumai/ui/subpage-head'
import { TownDrawing } from '@sumai/ui/town-drawing'
import { OwnerContact } from '../../components/owner-contact.tsx'
import { OwnerNotes } from '../../components/owner-notes.tsx'
import { RenovationCases } from '../../components/renovation-cases.tsx'
import { nextSession } from '../../components/seminar-session.ts'
import { crumbs, paths } from '../../paths.ts'
import { readSeminars } from '../seminar/seminars-data.ts'
import css from './owner.module.css'
import { QUESTIONS, STEPS } from './owner-texts.ts'

const SEMINARS = 3

const DOORS = [
  {
    to: paths.ownerStrength,
    drawing: 'report',
    name: '管理の強み',
    text: '募集から退去まで。管理プランと料金、毎月の報告書の内容をご覧いただけます。',
  },
  {
    to: paths.ownerRegeneration,
    drawing: 'works',
    name: '空室対策・リノベーション',
    text: '費用と賃料の変化から、何か月で元が取れるかを試算できます。',
  },
  {
    to: paths.ownerUtilization,
    drawing: 'plot',
    name: '土地活用',
    text: 'アパート、戸建賃貸、駐車場、売却。よい点と注意する点を並べてご説明します。',
  },
  {
    to: paths.ownerSeminar,
    drawing: 'calendar',
    name: 'オーナーセミナー',
    text: '税金・相続・修繕をテーマに、無料のセミナーを開いています。',
  },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const extra = context.get(extraContext)
  const options = { signal: request.signal }
  const [seminars, banners] = await Promise.all([
    extra(readSeminars(api, context.get(renderedAtContext), options)),
    extra(api.banners.list({ bannerType: 'owner_top' }, options)),
  ])
  const coming = (seminars?.coming ?? []).flatMap((seminar) => {
    const { contentId, title } = seminar
    const next = nextSession(seminar)
    return next ? [{ contentId, title, startAt: next.startAt, venue: next.venueName }] : []
  })
  return {
    seminars: coming.slice(0, SEMINARS),
    banners: toBanners(banners),
  }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  title: '賃貸管理・オーナー様へ',
  description:
    '賃貸住宅のオーナー様へ。入居者の募集、管理、空室対策・リノベーション、土地活用まで、地域の店舗が担当します。',
  head: 'own',
  breadcrumbs: crumbs('オーナー様へ'),
} satisfies RouteHandle<Data>

/** For owners: services, figures, and four links. */
export function Component() {
  const { seminars, banners } = useLoaderData<typeof loader>()
  const banner = banners[0]
  return (
    <>
      <SubpageHead drawing="keys">
        部屋を預けてよかったと思っていただくために。募集も点検も修繕も、その街の店舗が自分の足で見て回ります。
        <span className={css.ask}>
          <ButtonLink to={paths.ownerAsk}>
            <MailIcon />
            相談する
          </ButtonLink>
          <ButtonLink to={paths.ownerSeminar} variant="white">
            セミナーを見る
          </ButtonLink>
        </span>
      </SubpageHead>
      <Container>
        <dl className={css.figures}>
          {MANAGEMENT.map(({ label, value, unit, note }) => (
            <div key={label} className={css.figure}>
              <dt>{label}</dt>
              <dd className={css.value}>
                <b className={css.number}>{value}</b>
                {unit}
              </dd>
              <dd className={css.note}>{note}</dd>
            </div>
          ))}
        </dl>
        <ul className={css.doors}>
          {DOORS.map(({ to, drawing, name, text }) => (
            <li key={to}>
              <Link to={to} className={css.door}>
                <TownDrawing cityCode={drawing} className={css.drawing} />
                <h2 className={css.name}>{name}</h2>
                <p className={css.text}>{text}</p>
                <ChevronRightIcon />
              </Link>
            </li>
          ))}
        </ul>
      </Container>
      <OwnerNotes
        heading="お預けいただくまで"
        note="ご相談から広告を出すまで、2週間ほどです。"
        notes={STEPS}
        isOrdered
        paper
      />
      <Section
        heading="空室対策の例"
        note="工事費は税込です。取り戻すまでの期間は、賃料と空室の変化から計算しました。"
        more={{ label: '工事のプランと試算', to: paths.ownerRegeneration }}
      >
        <RenovationCases />
      </Section>
      {seminars.length > 0 && (
        <Section
          heading="これからのセミナー"
          more={{ label: 'セミナー一覧', to: paths.ownerSeminar }}
          paper
        >
          <div className={css.coming}>
            {banner && (
              <Link to={banner.linkUrl ?? paths.ownerSeminar} className={css.banner}>
                <Picture
                  photo={{ url: banner.imagePc, width: 1000, height: 667 }}
                  alt={banner.alt}
                  ratio="16:9"
                  sizes="(min-width: 1024px) 384px, 92vw"
                />
                <b className={css.bannerTitle}>{banner.title}</b>
              </Link>
            )}
            <ul className={css.seminars}>
              {seminars.map(({ contentId, title, startAt, venue }) => (
                <li key={contentId}>
                  <Link to={paths.seminar(contentId)} className={css.seminar}>
                    <time dateTime={startAt}>{formatDateWithWeekday(startAt)}</time>
                    <b>{title}</b>
                    <span className={css.note}>{venue}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </Section>
      )}
      <OwnerNotes heading="よくいただくご相談" notes={QUESTIONS} />
      <OwnerContact />
    </>
  )
}
