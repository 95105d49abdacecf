import { FormField } from '@sumai/forms/form-field'
import css from './rent-part.module.css'

/** Two ends of one range, side by side. */
export const RentPart = () => (
  <div className={css.range}>
    <FormField name="hy_yachin_min" />
    <FormField name="hy_yachin_max" />
  </div>
)
