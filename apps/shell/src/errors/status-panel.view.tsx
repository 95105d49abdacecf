import { Link } from '@sumai/platform'
import { Input } from '@sumai/ui/controls'
import { GuideNote } from '@sumai/ui/guide-note'
import { NamedIcon } from '@sumai/ui/named-icon'
import { SearchLine } from '@sumai/ui/search-line'
import { MOUNTS } from '../sites.ts'
import css from './status-panel.module.css'
import { headingOf, type StatusProps, StatusText } from './status-words.tsx'

/** The error page with the mascot, a search and four ways on. */
export function StatusPanel(props: StatusProps) {
  const { status, menu } = props
  const ways = menu?.waysOn ?? MOUNTS.map(({ find, top, icon }) => ({ label: find, to: top, icon }))
  return (
    <div className={css.panel}>
      <GuideNote label={String(status)} heading={headingOf(status)} wide>
        <StatusText {...props} />
      </GuideNote>
      {menu && (
        <SearchLine action={menu.search.to} about="物件" label="駅・地名・学校・条件">
          {(id) => (
            <Input
              id={id}
              type="search"
              name="keyword"
              maxLength={100}
              placeholder="例：天神駅、久留米市"
            />
          )}
        </SearchLine>
      )}
      <nav aria-label="ほかのページ">
        <ul className={css.ways}>
          {ways.map(({ label, to, icon }) => (
            <li key={to}>
              <Link to={to} className={css.way}>
                {icon && <NamedIcon name={icon} />}
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
