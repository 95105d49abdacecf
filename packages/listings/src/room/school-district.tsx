import { DISTRICTS, LEVELS, type SchoolLevel } from '@sumai/domain/school-districts'
import { Link } from '@sumai/platform'
import type { FactRow } from './fact-section.tsx'
import styles from './school-district.module.css'

type Home = {
  shogakkoNo: string | null
  chugakkoNo: string | null
  /** What is near; its own schools among them. */
  shisetu: readonly { shisetuNo: string | null; name: string }[]
}

/** The school districts of a home, each leading to the homes in it. */
export function schoolDistrict(
  { shogakkoNo, chugakkoNo, shisetu }: Home,
  homesIn: (level: SchoolLevel, school: string) => string,
): FactRow {
  const numbers = { shogakko_no: shogakkoNo, chugakko_no: chugakkoNo }
  const districts = LEVELS.flatMap((level) => {
    const number = numbers[level]
    if (number === null) return []
    const name = shisetu.find(({ shisetuNo }) => shisetuNo === number)?.name
    return [{ to: homesIn(level, number), label: name ? `${name}区` : DISTRICTS[level] }]
  })
  if (districts.length === 0) return { label: '学校区', value: '' }
  return {
    label: '学校区',
    value: (
      <>
        <ul className={styles.districts}>
          {districts.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <small className={styles.note}>
          変わることがあります。入学前に市区町村へご確認ください。
        </small>
      </>
    ),
  }
}
