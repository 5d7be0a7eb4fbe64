import { ButtonLink } from '#client/ui/button'
import { PageTitle } from '#client/ui/page-head'
import { texts } from './texts.ts'

const words = texts.visualEditor

/** /visual-editor, while this version has no editor: says so, and leads on. */
export function VisualEditorScreen() {
  return (
    <div className="lost">
      <PageTitle>{words.heading}</PageTitle>
      <p>{words.text}</p>
      <div className="row wrap">
        <ButtonLink href="/generate" variant="primary">
          {words.generate}
        </ButtonLink>
        <ButtonLink href="/history">{words.history}</ButtonLink>
      </div>
    </div>
  )
}
