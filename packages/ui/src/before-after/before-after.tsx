import { Picture } from '../picture/picture.tsx'
import styles from './before-after.module.css'

type Props = {
  /** What was renewed: キッチンの扉と水まわり */
  name: string
  /** Addresses of pictures of 1000 × 667 px. */
  before: string
  after: string
}

/** A room before and after the work, side by side. */
export const BeforeAfter = ({ name, before, after }: Props) => (
  <div className={styles.pair}>
    <Side word="前" url={before} alt={`${name}：工事の前`} />
    <Side word="後" url={after} alt={`${name}：工事の後`} />
  </div>
)

type SideProps = { word: string; url: string; alt: string }

const Side = ({ word, url, alt }: SideProps) => (
  <div className={styles.side}>
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
