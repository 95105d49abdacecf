import styles from './grip.module.css'

/** The short bar at the top of a sheet: it can be pulled down. */
export function Grip() {
  return <span aria-hidden="true" className={styles.grip} />
}
