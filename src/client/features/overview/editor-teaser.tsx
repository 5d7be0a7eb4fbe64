import { Link } from '#client/ui/link'
import { SectionTitle } from '#client/ui/section-title'
import styles from './editor-teaser.module.css'
import { overviewTexts } from './texts.ts'

/** The empty canvas of a new visual (spec section 9). */
export function EditorTeaser() {
  return (
    <section>
      <SectionTitle title={overviewTexts.teaser.title} />
      <Link className={styles.teaser} href="/visual-editor">
        <span className={styles.canvas} />
        <span className={styles.caption}>
          <span>{overviewTexts.teaser.layers}</span> <span>{overviewTexts.teaser.canvas}</span>
        </span>
      </Link>
    </section>
  )
}
