/** Values by the names of the client: `hyYachin`. */
export type Values = Readonly<Record<string, unknown>>

/** `hy_yachin`, as labels and messages call a field, is `hyYachin` in values. */
export const keyOf = (field: string) =>
  field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
