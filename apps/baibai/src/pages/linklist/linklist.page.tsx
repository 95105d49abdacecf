import { LinkListPage } from '@sumai/content/link-list-page'
import type { RouteHandle } from '@sumai/platform'
import { ButtonLink } from '@sumai/ui/button'
import { NextStep } from '../../components/guide/next-step.tsx'
import { crumbs, paths } from '../../paths.ts'
import { LINKS, STEPS } from './links.ts'

export const handle = {
  title: 'リンク集',
  description:
    '登記、税金、住宅ローン、ハザードマップなど、家の売買に役立つ公的な窓口のリンク集です。',
  head: 'own',
  breadcrumbs: crumbs('リンク集'),
} satisfies RouteHandle

export function Component() {
  return (
    <>
      <LinkListPage
        description={handle.description}
        heading="買うときに使う順番"
        steps={STEPS}
        groups={LINKS}
      />
      <NextStep
        apart
        heading="どの窓口に聞けばよいか、迷ったら"
        text="ご事情をうかがい、行く先とそろえる書類を担当者がお伝えします。"
      >
        <ButtonLink to={paths.contact} size="l">
          お問い合わせ
        </ButtonLink>
        <ButtonLink to={paths.questions} variant="outline" size="l">
          売買のQ&Aを読む
        </ButtonLink>
      </NextStep>
    </>
  )
}
