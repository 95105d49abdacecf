export const fieldId = (name: string) => `field-${name}`

/** Puts the focus into a field, by the name that the API calls it. */
export function goToField(name: string): void {
  document.getElementById(fieldId(name))?.focus()
}
