import { workspaceTexts } from '#client/features/visuals/workspace/texts'
import { VisualEditor } from '#client/features/visuals/workspace/visual-editor'
import { PageTitle } from '#client/ui/page-head'

/** /visual-editor: the editor at full width. `?visual=` opens a saved visual, `?post=` starts from a post. */
export function VisualEditorScreen() {
  return (
    <>
      <div className="sr">
        <PageTitle>{workspaceTexts.title}</PageTitle>
      </div>
      <VisualEditor />
    </>
  )
}
