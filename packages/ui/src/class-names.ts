/** Joins the class names that apply: `classNames(styles.button, busy && styles.busy)`. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
