import { X } from 'lucide-react'
import { useState } from 'react'
import type { Editor } from '#client/editor/editor-store'
import { useEditor } from '#client/editor/use-editor'
import { IconButton } from '#client/ui/icon-button'
import { toast } from '#client/ui/toast'
import './from-post.css'
import { type Choice, madeFromPost } from './made-from-post.ts'
import { fromPostTexts as words } from './texts.ts'

/** Offers the same post in other templates; taking one is one step back. Shows nothing where there is no choice. */
export function FromPostBar({ editor, postId }: { editor: Editor; postId: string | null }) {
  const [isHidden, setHidden] = useState(false)
  const shownPage = useEditor(editor, (state) => state.document.pages[0]?.id)
  const made = madeFromPost(postId)

  if (!made || made.choices.length < 2 || isHidden) return null

  async function take({ key, name }: Choice) {
    try {
      const document = await made?.fill(key)
      if (!document) return
      editor.commitText()
      editor.changeDocument(() => document, { pageIndex: 0, selection: [], message: words.taken(name) })
      afterLayout(() => editor.fit())
    } catch {
      // the code or the fonts of a template could not be fetched; the canvas keeps what it shows
      toast({ kind: 'error', ...words.failed })
    }
  }

  return (
    <section className="from-post t14" aria-label={words.label}>
      <p>{words.label}</p>
      <div className="from-post-choices">
        {made.choices.map((choice) => (
          <button
            key={choice.key}
            type="button"
            className="tool"
            aria-pressed={choice.pageId === shownPage}
            onClick={() => choice.pageId !== shownPage && void take(choice)}
          >
            {choice.name}
          </button>
        ))}
      </div>
      <IconButton size="sm" icon={X} label={words.hide} onClick={() => setHidden(true)} />
    </section>
  )
}

/** The strip of pages comes or goes with a carousel; the canvas view learns its new size in the frame that shows it. */
function afterLayout(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act))
}
