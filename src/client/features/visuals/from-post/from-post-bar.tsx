import { X } from 'lucide-react'
import { useState } from 'react'
import type { Editor } from '#client/editor/editor-store'
import { useEditor } from '#client/editor/use-editor'
import { IconButton } from '#client/ui/icon-button'
import { Select } from '#client/ui/select'
import { Spin } from '#client/ui/spinner'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { partsTexts } from '../parts/texts.ts'
import { ToolButton } from '../parts/tool.tsx'
import styles from './from-post-bar.module.css'
import { madeFromPost } from './made-from-post.ts'
import { fromPostTexts } from './texts.ts'
import { useChoice } from './use-choice.ts'

/** Offers the same post in other templates and looks; taking one is one step back. */
export function FromPostBar({ editor, postId }: { editor: Editor; postId: string }) {
  const [isHidden, setHidden] = useState(false)
  const shownPage = useEditor(editor, (state) => state.document.pages[0]?.id)
  const made = madeFromPost(postId)
  const { pending, look, isPictureMissing, take } = useChoice(editor, made, {
    onError: () => toast({ kind: 'error', ...fromPostTexts.failed }),
  })

  if (!made || isHidden) return null
  const shown = made.choices.find(({ pageId }) => pageId === shownPage)
  const isFetching = made.choices.some(({ key, hasPicture }) => key === pending && hasPicture)
  const note = isFetching ? fromPostTexts.fetching : shown?.hasPicture ? noteOn(isPictureMissing) : ''

  return (
    <section className={styles.bar} aria-label={fromPostTexts.label}>
      <p className={styles.label}>{fromPostTexts.label}</p>
      <div className={styles.choices}>
        {made.choices.map((choice) => (
          <ToolButton
            key={choice.key}
            aria-pressed={choice.pageId === shownPage}
            aria-busy={choice.key === pending || undefined}
            onClick={() => (choice.pageId !== shownPage || isPictureMissing) && void take(choice)}
          >
            {choice.name}
            {choice.key === pending && <Spin />}
          </ToolButton>
        ))}
      </div>
      <Select
        className={styles.look}
        aria-label={fromPostTexts.look}
        value={look}
        disabled={!shown}
        onChange={({ target }) => {
          const chosen = made.looks.find((each) => each === target.value)
          if (shown && chosen) void take(shown, chosen)
        }}
      >
        {made.looks.map((each) => (
          <option key={each} value={each}>
            {partsTexts.looks[each]}
          </option>
        ))}
      </Select>
      <Text size={12} className={styles.note} role="status">
        {note}
      </Text>
      <IconButton size="sm" icon={X} label={fromPostTexts.hide} onClick={() => setHidden(true)} />
    </section>
  )
}

function noteOn(isMissing: boolean): string {
  return isMissing ? fromPostTexts.pictureMissing : fromPostTexts.picture
}
