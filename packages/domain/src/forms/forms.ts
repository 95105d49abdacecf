import { contactForm } from './contact.ts'
import type { FormDefinition } from './form.ts'
import { mailMagazineForm } from './mail-magazine.ts'
import { propertyForm } from './property.ts'
import { propertyBuildingForm } from './property-building.ts'
import { requestForm } from './request.ts'
import { reservationForm } from './reservation.ts'
import { sateiForm } from './satei.ts'
import { seminarApplyForm } from './seminar-apply.ts'

/** Every form that can be sent. A new one is a file beside this one and a line here. */
export const FORMS: readonly FormDefinition[] = [
  contactForm,
  propertyForm,
  propertyBuildingForm,
  requestForm,
  reservationForm,
  seminarApplyForm,
  sateiForm,
  mailMagazineForm,
]

/** For the API, which learns the form from the body. A page imports its own form instead. */
export const formByName = (name: string): FormDefinition | undefined =>
  FORMS.find((form) => form.name === name)
