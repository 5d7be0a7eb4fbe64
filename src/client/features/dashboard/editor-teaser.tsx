import { Link } from '#client/ui/link'
import { SectionTitle } from '#client/ui/section-title'
import { texts } from './texts.ts'

/** The empty canvas a visual begins with (spec section 9). */
export function EditorTeaser() {
  return (
    <section>
      <SectionTitle title={texts.teaser.title} />
      <Link className="teaser" href="/visual-editor">
        <span className="frame" />
        <span className="cap">
          <span>{texts.teaser.layers}</span> <span>{texts.teaser.canvas}</span>
        </span>
      </Link>
    </section>
  )
}
