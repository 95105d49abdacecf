import { LinkListPage } from '@sumai/content/link-list-page'
import type { RouteHandle } from '@sumai/platform'
import { crumbs } from '../../paths.ts'
import { LINKS, STEPS } from './links.ts'

export const handle = {
  title: 'リンク集',
  description:
    '引っ越しの手続き、電気・ガス・水道、交通、市役所・町役場、大学。新しい暮らしの準備に役立つ窓口のリンク集です。',
  head: 'own',
  breadcrumbs: crumbs('リンク集'),
} satisfies RouteHandle

/** What to do when for a move, and links to authorities and companies. */
export const Component = () => (
  <LinkListPage
    description={handle.description}
    heading="引っ越しの前後にすること"
    steps={STEPS}
    groups={LINKS}
  />
)
