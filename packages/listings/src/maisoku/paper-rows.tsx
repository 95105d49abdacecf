import type { Fact } from '@sumai/outline/facts'
import type { Sheet } from '@sumai/outline/sheet'
import styles from './paper.module.css'

/** The outline in two columns, the facilities below them. */
export const PaperRows = ({ sheet: { rows, facilities } }: { sheet: Sheet }) => (
  <div data-rows className={styles.rows}>
    <dl className={styles.columns}>
      {rows.map((row) => (
        <Row key={row.label} {...row} />
      ))}
    </dl>
    {facilities && (
      <dl>
        <Row label="設備・条件" value={facilities} />
      </dl>
    )}
  </div>
)

const Row = ({ label, value }: Fact) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{typeof value === 'string' ? value : value.filter(Boolean).join('\n')}</dd>
  </div>
)
