import Swiper from 'swiper'

/** The slider as the photo stage uses it. */
export type Slider = {
  show(index: number): void
  destroy(): void
}

type Options = {
  rail: HTMLElement
  /** Class names of the rail and of its slides. */
  railClass: string
  slideClass: string
  first: number
  onChange: (index: number) => void
}

/** ms of a transition. */
const SPEED = 280

/** Lets the photos be dragged by finger and mouse. Loaded with the first touch: 18 KB. */
export function createSlider(stage: HTMLElement, options: Options): Slider {
  const { rail, railClass, slideClass, first, onChange } = options
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  // From now on the rail is moved by transforms instead of scrolling.
  rail.scrollLeft = 0
  stage.dataset.slider = ''
  const swiper = new Swiper(stage, {
    wrapperClass: railClass,
    slideClass,
    initialSlide: first,
    speed: still ? 0 : SPEED,
    threshold: 6,
    resistanceRatio: 0.5,
    longSwipesRatio: 0.2,
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  })
  return {
    show(index) {
      // From one end to the other it jumps, instead of passing all photos.
      const isNear = Math.abs(index - swiper.activeIndex) < 2
      swiper.slideTo(index, isNear ? undefined : 0)
    },
    destroy() {
      swiper.destroy()
      delete stage.dataset.slider
    },
  }
}
