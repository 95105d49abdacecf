import { contactForm } from './contact.ts'
import type { FormDefinition } from './form.ts'
import { mailAlertForm } from './mail-alert.ts'
import { mailMagazineForm } from './mail-magazine.ts'
import { propertyForm } from './property.ts'
import { propertyBuildingForm } from './property-building.ts'
import { requestForm } from './request.ts'
import { reservationForm } from './reservation.ts'
import { sateiForm } from './satei.ts'
import { seminarApplyForm } from './seminar-apply.ts'

/** All forms. */
export const FORMS: readonly FormDefinition[] = [
  contactForm,
  propertyForm,
  propertyBuildingForm,
  requestForm,
  reservationForm,
  seminarApplyForm,
  sateiForm,
  mailMagazineForm,
  mailAlertForm,
]

/** For the API, which finds the form by its name in the body. Pages import their own form. */
export const formByName = (name: string): FormDefinition | undefined =>
  FORMS.find((form) => form.name === name)
