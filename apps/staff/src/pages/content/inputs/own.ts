import type { ComponentType } from 'react'
import type { Control, InputProps } from '../../../editor/field.ts'

/** A field with a control of its own. */
export const own = (Input: ComponentType<InputProps>): Control => ({ kind: 'own', Input })

/** The same, as wide as the form. */
export const wide = (Input: ComponentType<InputProps>): Control => ({
  kind: 'own',
  Input,
  isWide: true,
})
