import { Picture } from '../picture/picture.tsx'
import styles from './before-after.module.css'

type Props = {
  /** What was renewed: キッチンの扉と水まわり */
  name: string
  /** Addresses of pictures of 1000 × 667 px. */
  before: string
  after: string
  /** Left and right of the first are swapped, as the other shows the room. */
  isMirrored?: boolean | undefined
}

/** A room before and after the work, side by side. */
export const BeforeAfter = ({ name, before, after, isMirrored }: Props) => (
  <div className={styles.pair}>
    <Side word="前" url={before} alt={`${name}：工事の前`} isMirrored={isMirrored} />
    <Side word="後" url={after} alt={`${name}：工事の後`} />
  </div>
)

type SideProps = { word: string; url: string; alt: string } & Pick<Props, 'isMirrored'>

const Side = ({ word, url, alt, isMirrored }: SideProps) => (
  <div className={styles.side} data-mirrored={isMirrored}>
    <Picture
      photo={{ url, width: 1000, height: 667 }}
      alt={alt}
      ratio="3:2"
      sizes="(min-width: 1024px) 290px, 46vw"
    />
    <span aria-hidden="true" className={styles.word}>
      {word}
    </span>
  </div>
)
