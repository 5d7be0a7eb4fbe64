import { CalendarClock, ExternalLink, MessageSquare, Send, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { isInProgress } from '#client/queries/linkedin/is-in-progress'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { Button, ButtonLink, buttonClass } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { AnswerForm } from './answer-form.tsx'
import { CommentForm } from './comment-form.tsx'
import { firstCommentTexts } from './first-comment-texts.ts'
import { MoveForm } from './move-form.tsx'
import { publicationTexts as texts } from './texts.ts'
import { usePublicationActions } from './use-publication-actions.ts'

type Form = 'move' | 'answer' | 'comment'

/** The actions that a publication's state allows. */
export function PublicationActions({
  publication,
  withPost,
  isSignedOut,
}: {
  publication: Publication
  withPost: boolean
  /** Nothing can be sent before its author signed in at LinkedIn again. */
  isSignedOut: boolean
}) {
  const actions = usePublicationActions(publication)
  const [opened, setOpened] = useState<{ form: Form; state: Publication['state'] } | null>(null)
  const { state, url, deletedAt } = publication
  const close = () => setOpened(null)

  // a form belongs to the state in which it was opened
  if (opened?.state === state && opened.form === 'move') return <MoveForm publication={publication} onClose={close} />
  if (opened?.state === state && opened.form === 'answer') {
    return <AnswerForm publication={publication} onClose={close} />
  }
  if (opened?.state === state && opened.form === 'comment') {
    return <CommentForm publication={publication} onClose={close} />
  }
  const open = (form: Form) => () => setOpened({ form, state })
  const canCancel = state === 'scheduled' || state === 'missed' || state === 'held'
  const canSend = canCancel || state === 'failed'

  return (
    <Cluster>
      {url && !deletedAt && (
        <a className={buttonClass({ size: 'sm' })} href={url} target="_blank" rel="noopener noreferrer">
          <ExternalLink className="icon s" aria-hidden="true" />
          <span>{texts.open}</span>
        </a>
      )}
      {(state === 'unconfirmed' || state === 'held') && (
        <Button size="sm" variant="primary" onClick={open('answer')}>
          {texts.isThere}
        </Button>
      )}
      {state === 'unconfirmed' && (
        <Button size="sm" pending={actions.isBusy} onClick={() => void actions.publishAgain()}>
          {texts.isNotThere}
        </Button>
      )}
      {canSend && (
        <>
          <Button size="sm" icon={CalendarClock} onClick={open('move')}>
            {texts.changeTime}
          </Button>
          {!isSignedOut && (
            <Button size="sm" icon={Send} pending={actions.isBusy} onClick={() => void actions.publishNow()}>
              {state === 'failed' ? texts.tryAgain : texts.publishNow}
            </Button>
          )}
          <Button size="sm" variant="quiet" icon={MessageSquare} onClick={open('comment')}>
            {publication.firstComment ? firstCommentTexts.change : firstCommentTexts.add}
          </Button>
        </>
      )}
      {canCancel && (
        <Button size="sm" variant="quiet" icon={X} pending={actions.isBusy} onClick={actions.cancel}>
          {texts.cancel}
        </Button>
      )}
      {state === 'published' && !deletedAt && (
        <Button
          size="sm"
          variant="quiet-danger"
          icon={Trash2}
          pending={actions.isBusy}
          onClick={() => void actions.deleteThere()}
        >
          {texts.deleteThere}
        </Button>
      )}
      {withPost && publication.hasPost && !isInProgress(publication) && (
        <ButtonLink size="sm" variant="quiet" href={`/generate?post=${encodeURIComponent(publication.postId)}`}>
          {texts.openPost}
        </ButtonLink>
      )}
    </Cluster>
  )
}
