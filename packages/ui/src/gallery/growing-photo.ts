/** As photo-stage.module.css names the first photo of a listing. */
const NAME = 'listing-photo'

let growing: HTMLElement | undefined

/** Lets the picture of a card grow into the first photo of the listing that it leads to. */
export function growIntoListing(picture: HTMLElement | null | undefined): void {
  // Of two elements with one name the browser shows no transition at all.
  growing?.style.removeProperty('view-transition-name')
  growing = picture ?? undefined
  growing?.style.setProperty('view-transition-name', NAME)
}
