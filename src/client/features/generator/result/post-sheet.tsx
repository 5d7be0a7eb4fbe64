import { type RefObject, useRef, useState } from 'react'
import { useShowAsked } from '#client/features/checking/use-show-asked'
import { factsOfMore } from '#client/features/post/describe-source'
import { FirstComment } from '#client/features/post/first-comment'
import { Sheet, SheetText } from '#client/features/post/sheet'
import { SourceLine } from '#client/features/post/source-line'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { EditingNote } from '#client/features/publishing/editing-note'
import { useProposedTime } from '#client/features/publishing/use-proposed-time'
import { usePublishDialog } from '#client/features/publishing/use-publish-dialog'
import { SourceButton } from '#client/features/sources/source-button'
import { StyledTextTools } from '#client/features/styled-text/styled-text-tools'
import { ChangeBar } from '#client/features/versions/change-bar'
import { SelectionBubble } from '#client/features/versions/passage/selection-bubble'
import { RefineLine } from '#client/features/versions/refine-line'
import type { Refining } from '#client/features/versions/use-refining'
import { breakpoints } from '#client/lib/breakpoints'
import { useMediaQuery } from '#client/lib/use-media-query'
import { mayWrite } from '#client/queries/may-write'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import type { Span } from '#shared/text/sentences'
import { ActionBar, HandheldActions } from './action-bar.tsx'
import { AfterSharing } from './after-sharing.tsx'
import { EditBar } from './edit-bar.tsx'
import { HandheldBars } from './handheld-bars.tsx'
import { PostBody } from './post-body.tsx'
import styles from './post-sheet.module.css'
import { TitleField } from './title-field.tsx'

/**
 * A finished post: its origin, its text, and its actions. On phones the text comes first, and the actions are bars at
 * the bottom of the window.
 */
export function PostSheet({
  post,
  editing,
  refining,
  user,
  textRef,
  onComment,
  onChanged,
}: {
  post: Post
  editing: PostEditing
  refining: Refining
  user: User | null
  /** The element around the text. */
  textRef: RefObject<HTMLDivElement | null>
  /** Comments on words of the text, in a team. */
  onComment: (span: Span) => void
  onChanged: (post: Post) => void
}) {
  const [shared, setShared] = useState<'linkedin' | 'sheet' | null>(null)
  const isHandheld = useMediaQuery(breakpoints.handheld)
  const isReader = !mayWrite(user)
  const field = useRef<HTMLTextAreaElement>(null)
  const onShared = () => setShared('linkedin')
  const publishing = usePublishDialog(post, useShowAsked(), onShared)
  useProposedTime(publishing)
  return (
    <>
      <Sheet>
        <SheetText>
          {!isHandheld && <Sources post={post} />}
          {post.note && <p className={styles.note}>{post.note}</p>}
          <div className={styles.text}>
            <PostBody {...{ post, editing, refining, field, isReader }} root={textRef} />
            {user && !refining.change && (
              <SelectionBubble
                {...{ post, editing, refining, user }}
                text={textRef}
                onComment={user.team ? onComment : undefined}
              />
            )}
          </div>
          {editing.isOpen && <StyledTextTools field={field} mentions={editing.mentions} />}
          {editing.isOpen && <TitleField editing={editing} />}
          {isHandheld ? (
            <Sources post={post} />
          ) : refining.change ? (
            <ChangeBar refining={refining} />
          ) : (
            user && !isReader && <RefineLine {...{ post, editing, refining, user }} />
          )}
        </SheetText>
        <FirstComment post={post} />
        {editing.isOpen ? (
          <>
            {(post.publication !== null || (user !== null && user.linkedinAccounts > 0)) && <EditingNote post={post} />}
            <EditBar editing={editing} isHandheld={isHandheld} />
          </>
        ) : isHandheld ? (
          <HandheldActions post={post} user={user} onShared={() => setShared('sheet')} />
        ) : (
          <ActionBar {...{ post, editing, user, publishing, onShared }} />
        )}
        {shared && !editing.isOpen && <AfterSharing post={post} way={shared} onChanged={onChanged} />}
      </Sheet>
      {isHandheld && <HandheldBars {...{ post, editing, refining, user, publishing, onShared }} />}
      {publishing.dialog}
    </>
  )
}

function Sources({ post }: { post: Post }) {
  return (
    <div className={styles.sources}>
      <SourceLine source={post} isOfSeveral={post.moreSources.length > 0}>
        <SourceButton articleId={post.articleId} isInline />
      </SourceLine>
      {post.moreSources.map((source) => (
        <SourceLine key={source.articleId} source={factsOfMore(source)} isOfSeveral>
          <SourceButton articleId={source.articleId} isInline />
        </SourceLine>
      ))}
    </div>
  )
}
