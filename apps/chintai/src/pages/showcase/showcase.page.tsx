import { type RouteHandle, useSearchParams } from '@sumai/platform'
import { Container } from '@sumai/ui/container'
import { Segmented } from '@sumai/ui/segmented'
import { crumbs } from '../../paths.ts'
import css from './showcase.module.css'
import { Showcase } from './showcase.tsx'

const THEMES = [
  { value: 'rental', label: '賃貸' },
  { value: 'sales', label: '売買' },
]

export const handle = {
  title: '部品の一覧',
  breadcrumbs: crumbs('部品の一覧'),
  robots: 'noindex,nofollow',
} satisfies RouteHandle

/** All parts of packages/ui with their states, in the colours of either site. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const theme = params.get('theme') ?? 'rental'
  return (
    <div data-theme={theme} className={css.page}>
      <Container>
        <Segmented
          label="配色"
          name="theme"
          choices={THEMES}
          value={theme}
          onValue={(value) => setParams({ theme: value }, { preventScrollReset: true })}
        />
      </Container>
      <Showcase />
    </div>
  )
}
