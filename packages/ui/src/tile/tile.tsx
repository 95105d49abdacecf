import type { ReactNode } from 'react'
import styles from './tile.module.css'

type Props = { children: ReactNode }

/** Tiles in one, two or three columns. */
export const TileGrid = ({ children }: Props) => <ul className={styles.grid}>{children}</ul>

/** A picture and words, which a `CoverLink` among them makes a link as a whole. */
export const Tile = ({ children }: Props) => <li className={styles.tile}>{children}</li>
