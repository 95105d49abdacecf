import { useKeptChoices } from '@sumai/search/use-kept-choices'
import { WordsSearch } from '@sumai/search/words-search'
import { classNames } from '@sumai/ui/class-names'
import { PinIcon, SchoolIcon, SlidersIcon, TrainIcon } from '@sumai/ui/icon'
import { VisuallyHidden } from '@sumai/ui/visually-hidden'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { AreaSearch } from './area-search.tsx'
import { PlaceLinks } from './place-links.tsx'
import type { Popular } from './popular.ts'
import css from './search-panel.module.css'
import type { TopData } from './top-data.ts'
import { WishSearch } from './wish-search.tsx'

type Props = Pick<TopData, 'areas' | 'lines' | 'schools' | 'total'> & { wishes: readonly Popular[] }

/**
 * Words, and four other ways to search. The tabs are radio buttons without a form, so that they work without JavaScript
 * and are never sent; the stylesheet shows the part that is chosen.
 */
export function SearchPanel({ areas, lines, schools, wishes, total }: Props) {
  const panel = useKeptChoices<HTMLElement>()
  return (
    <section ref={panel} aria-label="賃貸物件を探す" className={css.panel}>
      <div className={css.words}>
        <WordsSearch
          action={paths.search}
          suggestAt={paths.suggestions}
          placeholder="例：久留米 2LDK 6万円以下 ペット可"
        />
      </div>
      <fieldset className={css.tabs}>
        <legend>
          <VisuallyHidden>探し方</VisuallyHidden>
        </legend>
        <Tab value="area" label="エリア" icon={<PinIcon />} defaultChecked />
        <Tab value="station" label="沿線・駅" icon={<TrainIcon />} />
        <Tab value="school" label="学校" icon={<SchoolIcon />} />
        <Tab value="wish" label="こだわり" icon={<SlidersIcon />} />
      </fieldset>
      <div className={classNames(css.part, css.area)}>
        <AreaSearch areas={areas} total={total} />
      </div>
      <div className={classNames(css.part, css.station)}>
        <PlaceLinks groups={lines} all={{ label: '沿線・駅から探す', to: paths.searchByStation }} />
      </div>
      <div className={classNames(css.part, css.school)}>
        <PlaceLinks groups={schools} all={{ label: '学校から探す', to: paths.searchBySchool }} />
      </div>
      <div className={classNames(css.part, css.wish)}>
        <WishSearch wishes={wishes.filter(({ isStep }) => !isStep)} total={total} />
      </div>
    </section>
  )
}

type TabProps = { value: string; label: string; icon: ReactNode; defaultChecked?: boolean }

function Tab({ value, label, icon, defaultChecked }: TabProps) {
  return (
    <label className={css.tab}>
      <VisuallyHidden>
        <input
          type="radio"
          name="way"
          value={value}
          form="no-form"
          defaultChecked={defaultChecked}
          autoComplete="off"
        />
      </VisuallyHidden>
      {icon}
      {label}
    </label>
  )
}
