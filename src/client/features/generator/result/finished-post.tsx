import type { ReactNode } from 'react'
import { Checking } from '#client/features/checking/checking'
import { SourceLine } from '#client/features/post/source-line'
import { usePostEditing } from '#client/features/post/use-post-editing'
import { WritingSheet } from '#client/features/post/writing-sheet'
import { useRefining } from '#client/features/versions/use-refining'
import { formatModel } from '#client/lib/formatting'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { PostPanel } from './post-panel.tsx'
import { PostSheet } from './post-sheet.tsx'
import styles from './result-panel.module.css'
import { ResultSection } from './result-section.tsx'

/** A finished post on its sheet, and beside it everything that looks at it. Give it the post's id as its key. */
export function FinishedPost({
  post,
  isNew,
  user,
  failure,
  onSaved,
}: {
  post: Post
  /** Written here and now, not opened again. */
  isNew: boolean
  user: User | null
  failure: ReactNode
  onSaved: (post: Post) => void
}) {
  const editing = usePostEditing(post, onSaved)
  const refining = useRefining(post, editing, onSaved)
  const { aiModel, modelLabel } = refining.current ?? post
  return (
    <Checking post={post} text={editing.text}>
      <div className={styles.finished}>
        <ResultSection label={formatModel(aiModel, modelLabel)}>
          {failure}
          {refining.isWriting ? (
            <WritingSheet
              text={refining.writing}
              language={refining.language}
              source={<SourceLine source={post} />}
              onCancel={refining.cancel}
            />
          ) : (
            <PostSheet post={post} editing={editing} refining={refining} user={user} onChanged={onSaved} />
          )}
        </ResultSection>
        <PostPanel post={post} isNew={isNew} editing={editing} refining={refining} user={user} />
      </div>
    </Checking>
  )
}
