import { useId, useRef, useState } from 'react'
import type { PostEditing } from '#client/features/post/use-post-editing'
import type { Publishing } from '#client/features/publishing/use-publish-dialog'
import { ChangeBar } from '#client/features/versions/change-bar'
import { RefineLine } from '#client/features/versions/refine-line'
import type { Refining } from '#client/features/versions/use-refining'
import { mayWrite } from '#client/queries/may-write'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { HandheldBar } from './action-bar.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { HandheldEditBar } from './edit-bar.tsx'
import { RefineSheet } from './refine-sheet.tsx'

/** A phone's bar at the bottom of the window: for the text being edited, for a model's change, or for the post. */
export function HandheldBars({
  post,
  editing,
  refining,
  user,
  publishing,
  onShared,
}: {
  post: Post
  editing: PostEditing
  refining: Refining
  user: User | null
  publishing: Publishing
  onShared: () => void
}) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  // what went wrong with the last wish is said there
  const [isOpen, setIsOpen] = useState(refining.error !== null)

  if (!mayWrite(user)) return null
  if (editing.isOpen) return <HandheldEditBar editing={editing} />
  if (refining.change) {
    return (
      <BottomBar>
        <ChangeBar refining={refining} />
      </BottomBar>
    )
  }

  function close() {
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    <>
      {user && isOpen && (
        <RefineSheet id={id} onClose={close}>
          <RefineLine {...{ post, editing, refining, user }} />
        </RefineSheet>
      )}
      <HandheldBar
        {...{ post, editing, user, publishing, onShared }}
        refine={{ id, isOpen, button, toggle: () => setIsOpen(!isOpen) }}
      />
    </>
  )
}
