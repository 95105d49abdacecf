import { BRAND } from '@sumai/domain/brand'
import { ActionBar } from '@sumai/ui/action-bar'
import type { ComponentProps } from 'react'
import { paths } from '../paths.ts'

/** The bar at the lower edge of a phone: the agency's number and forms, where a page names no others. */
export const ContactBar = (own: Partial<ComponentProps<typeof ActionBar>>) => (
  <ActionBar tel={BRAND.tel} enquiryTo={paths.contact} visitTo={paths.reservationForm} {...own} />
)
