import { contactForm } from './contact.ts'
import type { FormDefinition } from './form.ts'

/** Every form that can be sent. A new one is a file beside this one and a line here. */
const FORMS: readonly FormDefinition[] = [contactForm]

/** For the API, which learns the form from the body. A page imports its own form instead. */
export const formByName = (name: string): FormDefinition | undefined =>
  FORMS.find((form) => form.name === name)
