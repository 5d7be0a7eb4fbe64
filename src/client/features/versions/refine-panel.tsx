import { useEffect, useId, useRef } from 'react'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { errorMessage } from '#client/lib/api'
import { useSearchParams } from '#client/lib/use-search-params'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { Stack } from '#client/ui/layout'
import { Notice } from '#client/ui/notice'
import { isBlank } from '#shared/text/is-blank'
import { withDraftChoice } from './drafts-in-address.ts'
import { InstructionField } from './instruction-field.tsx'
import { OpeningChoice } from './opening-choice.tsx'
import styles from './refine-panel.module.css'
import { RefineRow } from './refine-row.tsx'
import { replaceOpening } from './replace-opening.ts'
import { refiningTexts } from './texts.ts'
import { useOpenings } from './use-openings.ts'
import type { Refining } from './use-refining.ts'
import { useRefiningModel } from './use-refining-model.ts'
import { VersionList } from './version-list.tsx'

/** Under a post: what can be made of it, what went wrong with that, openings to choose from, and its versions. */
export function RefinePanel({
  post,
  editing,
  refining,
  user,
}: {
  post: Post
  editing: PostEditing
  refining: Refining
  user: User
}) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const { model, models } = useRefiningModel(post, refining, user)
  const openings = useOpenings(post.id, editing)
  const [, changeSearch] = useSearchParams()
  const isBusy = refining.isWriting || openings.isAsking || refining.goingBackTo !== null

  // the button that was pressed may be gone with the sheet that was being written, or with a version that is current now
  useEffect(() => {
    if (!isBusy && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [isBusy])

  /** What is being edited is saved first. What the failure of that says is said where it is edited. */
  async function compareDrafts() {
    if (
      await editing.settle().then(
        () => true,
        () => false,
      )
    )
      changeSearch(withDraftChoice)
  }

  /** The focus would be lost with the button; an editor that opens takes it from here. */
  function closeOpenings() {
    openings.close()
    panel.current?.focus({ preventScroll: true })
  }

  return (
    <Stack as="section" gap={12} className={styles.panel} aria-labelledby={id} tabIndex={-1} ref={panel}>
      <p className="sr" role="status">
        {refining.isWriting ? refiningTexts.writing : ''}
      </p>
      <RefineRow
        titleId={id}
        model={model}
        models={models}
        language={post.language}
        isDisabled={isBusy || isBlank(editing.text)}
        busyWith={refining.isWriting ? (refining.wish?.kind ?? null) : openings.isAsking ? 'openings' : null}
        onModel={refining.pick}
        onRefine={(wish) => {
          openings.close()
          refining.start({ ...wish, model })
        }}
        onOpenings={() => openings.ask(model)}
      />
      <InstructionField
        key={post.id}
        postId={post.id}
        isComposer={model === 'composer'}
        isDisabled={isBusy || isBlank(editing.text)}
        isPending={refining.isWriting && refining.wish?.kind === 'instruction'}
        onAsk={(instruction, onDone) => {
          openings.close()
          refining.start({ kind: 'instruction', instruction, model }, onDone)
        }}
      />
      {refining.error && (
        <Notice
          kind="error"
          level={3}
          quiet
          title={refiningTexts.failed}
          text={<p>{errorMessage(refining.error)}</p>}
          action={
            <Button onClick={() => refining.wish && refining.start({ ...refining.wish, model })}>
              {refiningTexts.retry}
            </Button>
          }
        />
      )}
      {openings.found && (
        <OpeningChoice
          openings={openings.found}
          language={post.language}
          onChoose={(opening) => {
            closeOpenings()
            editing.openWith(replaceOpening(editing.text, opening))
          }}
          onClose={closeOpenings}
        />
      )}
      {refining.versions.length > 1 && (
        <VersionList
          post={post}
          refining={refining}
          isDisabled={isBusy}
          onGoBack={(number) => {
            openings.close()
            refining.goBack(number)
          }}
          onCompareDrafts={() => void compareDrafts()}
        />
      )}
    </Stack>
  )
}
