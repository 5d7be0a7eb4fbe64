import { X } from 'lucide-react'
import { useState } from 'react'
import type { Editor } from '#client/editor/editor-store'
import { useEditor } from '#client/editor/use-editor'
import { IconButton } from '#client/ui/icon-button'
import './from-post.css'
import { madeFromPost } from './made-from-post.ts'
import { fromPostTexts as words } from './texts.ts'
import { useChoice } from './use-choice.ts'

/** Offers the same post in other templates; taking one is one step back. Shows nothing where there is no choice. */
export function FromPostBar({ editor, postId }: { editor: Editor; postId: string }) {
  const [isHidden, setHidden] = useState(false)
  const shownPage = useEditor(editor, (state) => state.document.pages[0]?.id)
  const made = madeFromPost(postId)
  const { pending, isPictureMissing, take } = useChoice(editor, made)

  if (!made || made.choices.length < 2 || isHidden) return null
  const shown = made.choices.find(({ pageId }) => pageId === shownPage)
  const isFetching = made.choices.some(({ key, hasPicture }) => key === pending && hasPicture)
  const note = isFetching ? words.fetching : shown?.hasPicture ? noteOn(isPictureMissing) : ''

  return (
    <section className="from-post t14" aria-label={words.label}>
      <p className="from-post-label">{words.label}</p>
      <div className="from-post-choices">
        {made.choices.map((choice) => (
          <button
            key={choice.key}
            type="button"
            className="tool"
            aria-pressed={choice.pageId === shownPage}
            aria-busy={choice.key === pending || undefined}
            onClick={() => (choice.pageId !== shownPage || isPictureMissing) && void take(choice)}
          >
            {choice.name}
            {choice.key === pending && <span className="spin" aria-hidden="true" />}
          </button>
        ))}
      </div>
      <p className="from-post-note t12" role="status">
        {note}
      </p>
      <IconButton size="sm" icon={X} label={words.hide} onClick={() => setHidden(true)} />
    </section>
  )
}

function noteOn(isMissing: boolean): string {
  return isMissing ? words.pictureMissing : words.picture
}
