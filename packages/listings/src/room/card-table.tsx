import type { ComponentProps } from 'react'
import styles from './card-table.module.css'
import { DataTable } from './data-table.tsx'

/** A table whose rows are cards on a phone, so that nothing lies beside the screen. */
export const CardTable = (props: Omit<ComponentProps<typeof DataTable>, 'cards'>) => (
  <DataTable {...props} cards={styles.cards} />
)
