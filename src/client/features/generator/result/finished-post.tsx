import { memo, type ReactNode, useRef, useState } from 'react'
import { DropArea } from '#client/features/attachments/drop-area'
import { Checking } from '#client/features/checking/checking'
import { useStoreText } from '#client/features/checking/use-store-text'
import { SourceLine } from '#client/features/post/source-line'
import { usePostEditing } from '#client/features/post/use-post-editing'
import { WritingSheet } from '#client/features/post/writing-sheet'
import { AskAboutPlanned } from '#client/features/publishing/ask-about-planned'
import { ChangedElsewhere } from '#client/features/versions/conflict/changed-elsewhere'
import { ConflictDialog } from '#client/features/versions/conflict/conflict-dialog'
import { changeTexts, refiningTexts } from '#client/features/versions/texts'
import { useRefining } from '#client/features/versions/use-refining'
import { useUndoKeys } from '#client/features/versions/use-undo-keys'
import { formatModel } from '#client/lib/formatting'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { languages } from '#shared/rules/languages'
import type { ModelId } from '#shared/rules/models'
import { type Passage, PostPanel } from './post-panel.tsx'
import { PostSheet } from './post-sheet.tsx'
import styles from './result-panel.module.css'
import { ResultSection } from './result-section.tsx'
import { resultTexts } from './texts.ts'

/** A finished post with its panels, rendered only when one of its values changes. Use the post's id as its key. */
export const FinishedPost = memo(function FinishedPost({
  post,
  isNew,
  user,
  failure,
  onSaved,
}: {
  post: Post
  /** Written just now rather than reopened. */
  isNew: boolean
  user: User | null
  failure: ReactNode
  onSaved: (post: Post) => void
}) {
  const editing = usePostEditing(post, onSaved)
  const refining = useRefining(post, editing, onSaved)
  useUndoKeys(refining)
  const storeText = useStoreText(post, onSaved)
  const replaceText = async (text: string) => {
    if (!editing.isOpen) return await storeText(text)
    editing.change(text)
    return true
  }
  const canBePlanned = post.publication !== null || (user !== null && user.linkedinAccounts > 0)
  const textRef = useRef<HTMLDivElement>(null)
  const [passage, setPassage] = useState<Passage | null>(null)
  const { aiModel, modelLabel } = refining.current ?? post
  return (
    <Checking post={post} text={editing.text} mentions={editing.mentions} onReplace={replaceText}>
      <p className="sr" role="status">
        {refining.isWriting ? refiningTexts.writing : refining.change ? describeChange(refining.change.name) : ''}
      </p>
      {canBePlanned && (
        <AskAboutPlanned post={post} isSettled={!editing.isOpen && !refining.isWriting && !refining.change} />
      )}
      <DropArea postId={post.id} className={styles.finished}>
        <ResultSection label={formatModel(aiModel, modelLabel)} voice={voiceIn(post, aiModel, user)}>
          {failure}
          <ChangedElsewhere post={post} editing={editing} onChanged={onSaved} />
          {refining.isWriting ? (
            <WritingSheet
              text={refining.writing}
              language={refining.language}
              source={<SourceLine source={post} />}
              onCancel={refining.cancel}
            />
          ) : (
            <PostSheet
              {...{ post, editing, refining, user, textRef }}
              onComment={(span) => setPassage({ text: editing.text, ...span })}
              onChanged={onSaved}
            />
          )}
        </ResultSection>
        <PostPanel
          {...{ post, isNew, editing, refining, user, textRef, passage }}
          onCommented={() => setPassage(null)}
          onChanged={onSaved}
        />
      </DropArea>
      {editing.conflict && (
        <ConflictDialog editing={editing} conflict={editing.conflict} lang={languages[post.language].code} />
      )}
    </Checking>
  )
})

function describeChange(changed: string | null): string {
  return changed === null ? changeTexts.nothing : refiningTexts.ready(changed)
}

/** Whose voice the text has that this model wrote; the composer writes in nobody's. */
function voiceIn({ voice }: Post, model: ModelId, user: User | null): string | undefined {
  if (!voice || model === 'composer') return undefined
  return voice.userId === user?.id ? resultTexts.yourVoice : resultTexts.voiceOf(voice.name)
}
