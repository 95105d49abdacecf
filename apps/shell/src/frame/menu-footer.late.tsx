import type { FooterLists, SiteType } from '@sumai/platform'
import { Footer } from '@sumai/ui/footer'
import { agencyOn, NO_FOOTER_MENU } from './agency.ts'
import { useMenu } from './menus.ts'

type Props = { site: SiteType; lists: FooterLists | null; isLong: boolean }

/** The footer of a site, if the server has not rendered it. */
export function MenuFooter({ site, lists, isLong }: Props) {
  const menu = useMenu(site)?.footer ?? NO_FOOTER_MENU
  return <Footer agency={agencyOn(site)} menu={menu} lists={lists} isLong={isLong} />
}
