import '#client/styles/refining.css'
import { useEffect, useId, useRef, useState } from 'react'
import { sentenceOf } from '#client/lib/api'
import { useConfig } from '#client/lib/use-config'
import type { User } from '#client/lib/use-user'
import { Button } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import type { ModelId } from '#shared/rules/models'
import type { Post } from '../posts-cache.ts'
import type { PostEditing } from '../use-post-editing.ts'
import { OpeningChoice } from './opening-choice.tsx'
import { RefineRow } from './refine-row.tsx'
import { replaceOpening } from './replace-opening.ts'
import { refiningTexts } from './texts.ts'
import { useOpenings } from './use-openings.ts'
import type { Refining } from './use-refining.ts'
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
  const [picked, setPicked] = useState<ModelId | null>(null)
  const models = (useConfig()?.models ?? []).filter(
    (model) => model.isConfigured && user.capabilities.models.includes(model.id),
  )
  const usual = [picked, refining.current?.aiModel, post.aiModel, user.capabilities.defaultModel]
  const model = usual.find((each) => models.some(({ id: allowed }) => allowed === each)) ?? 'composer'
  const openings = useOpenings(post.id, editing)
  const isBusy = refining.isWriting || openings.isAsking || refining.goingBackTo !== null

  // the button that was pressed may be gone with the sheet that was being written, or with a version that is current now
  useEffect(() => {
    if (!isBusy && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [isBusy])

  /** The focus would be lost with the button; an editor that opens takes it from here. */
  function closeOpenings() {
    openings.close()
    panel.current?.focus({ preventScroll: true })
  }

  return (
    <section className="refining" aria-labelledby={id} tabIndex={-1} ref={panel}>
      <p className="sr" role="status">
        {refining.isWriting ? refiningTexts.writing : ''}
      </p>
      <RefineRow
        titleId={id}
        model={model}
        models={models}
        language={post.language}
        isDisabled={isBusy || editing.text.trim() === ''}
        busyWith={refining.isWriting ? (refining.wish?.kind ?? null) : openings.isAsking ? 'openings' : null}
        onModel={setPicked}
        onRefine={(wish) => {
          openings.close()
          refining.start({ ...wish, model })
        }}
        onOpenings={() => openings.ask(model)}
      />
      {refining.error && (
        <Notice
          kind="error"
          level={3}
          quiet
          title={refiningTexts.failed}
          text={<p>{sentenceOf(refining.error)}</p>}
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
        />
      )}
    </section>
  )
}
