import { BRAND } from '@sumai/domain/brand'
import { ActionBar } from '@sumai/ui/action-bar'
import type { ComponentProps } from 'react'

type Props = { paths: { contact: string; reservationForm: string } } & Partial<
  ComponentProps<typeof ActionBar>
>

/**
 * The bar at the lower edge of a phone: the agency's number and the forms of the site, where a page
 * names no others.
 */
export const ContactBar = ({ paths, ...own }: Props) => (
  <ActionBar tel={BRAND.tel} enquiryTo={paths.contact} visitTo={paths.reservationForm} {...own} />
)
