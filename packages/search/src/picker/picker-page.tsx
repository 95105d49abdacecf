import { Form } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import type { ReactNode } from 'react'
import type { FilterField } from '../filter/filter.ts'
import { HiddenFields } from '../filter/hidden-fields.tsx'
import { type Chosen, PickerBar } from './picker-bar.tsx'
import { PickerTabs } from './picker-tabs.tsx'
import type { PickerPage as Page, PickerPages } from './source.ts'
import type { Picks } from './use-picks.ts'

type Props = {
  source: { action: string; pages: PickerPages; listing: string }
  page: Page
  picks: Picks
  /** Conditions that the form does not show. */
  fields: readonly FilterField[]
  chosen: readonly Chosen[]
  total: number
  /** 市区町村, 駅: what must be chosen before there are results. */
  place?: string
  /** What stands below the way to the results. */
  below?: ReactNode
  children: ReactNode
}

/** What the pickers of places have around them: the ways to search, the form, the bar below. */
export function PickerPage({ source, page, picks, fields, below, children, ...bar }: Props) {
  return (
    <>
      <Container>
        <PickerTabs pages={source.pages} current={page} />
      </Container>
      <Form
        ref={picks.form}
        role="search"
        aria-label="検索条件"
        action={source.action}
        onSubmit={picks.submit}
      >
        <HiddenFields fields={fields} />
        <Container>{children}</Container>
        <PickerBar {...bar} listing={source.listing} isCounting={picks.isCounting} />
      </Form>
      {below}
    </>
  )
}
