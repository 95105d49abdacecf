import { formatNumber } from '@sumai/format/number'
import { Link } from '@sumai/platform'
import { BuildingIcon, HomeIcon, KeyIcon, LandIcon } from '@sumai/ui/icon'
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

/** The five kinds of homes, each with how many there are. */
export function TypeTiles({ counts }: Props) {
  return (
    <ul className={css.tiles}>
      {HOME_KINDS.map(({ kind, label, Icon }) => (
        <li key={kind} className={css.cell}>
          <Link to={paths.kind(kind)} className={css.tile}>
            <Icon size="l" />
            <b className={css.label}>{label}</b>
            <span className={css.count}>
              <span className={css.number}>{formatNumber(counts[kind] ?? 0)}</span>件
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
