import { formatNumber } from '@sumai/format/number'
import { Link } from '@sumai/platform'
import { BuildingIcon, HomeIcon, KeyIcon, LandIcon, TrendIcon } from '@sumai/ui/icon'
import { type HomeKind, paths } from '../../paths.ts'
import css from './type-tiles.module.css'

type Tile = { kind: HomeKind; label: string; Icon: typeof HomeIcon }

export const HOME_KINDS: readonly Tile[] = [
  { kind: 'hanbai_mansion', label: '中古マンション', Icon: BuildingIcon },
  { kind: 'hanbai_chuko', label: '中古一戸建て', Icon: HomeIcon },
  { kind: 'hanbai_shinchiku', label: '新築一戸建て', Icon: HomeIcon },
  { kind: 'tateuri', label: '新築分譲住宅', Icon: KeyIcon },
  { kind: 'hanbai_tochi', label: '土地', Icon: LandIcon },
]

type Props = { /** Listings on offer by `bukken_type`. */ counts: Readonly<Record<string, number>> }

const INVESTED = ['toushi_mansion', 'toushi_apartment', 'toushi_other']

/** The kinds of homes and the investments, each with how many there are. */
export function TypeTiles({ counts }: Props) {
  const tiles = [
    ...HOME_KINDS.map((home) => ({
      ...{ to: paths.kind(home.kind), label: home.label, Icon: home.Icon },
      count: counts[home.kind] ?? 0,
    })),
    {
      ...{ to: paths.investments(), label: '投資用', Icon: TrendIcon },
      count: INVESTED.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0),
    },
  ]
  return (
    <ul className={css.tiles}>
      {tiles.map(({ to, label, Icon, count }) => (
        <li key={to} className={css.cell}>
          <Link to={to} className={css.tile}>
            <Icon size="l" />
            <b className={css.label}>{label}</b>
            <span className={css.count}>
              <span className={css.number}>{formatNumber(count)}</span>件
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
