import '#client/features/visuals/visuals.css'
import { visualTexts } from '#client/features/visuals/texts'
import { VisualEditor } from '#client/features/visuals/visual-editor'
import { PageTitle } from '#client/ui/page-head'

/** /visual-editor: the editor over the whole width. `?visual=` opens a saved visual, `?post=` starts from a post. */
export function VisualEditorScreen() {
  return (
    <>
      <div className="sr">
        <PageTitle>{visualTexts.title}</PageTitle>
      </div>
      <VisualEditor />
    </>
  )
}
