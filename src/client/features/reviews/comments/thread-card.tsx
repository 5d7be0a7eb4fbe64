import { Check, MessageSquareReply, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { cx } from '#client/lib/cx'
import { Button } from '#client/ui/button'
import { Cluster, Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import type { Quote } from '#shared/text/quote-anchor'
import type { CommentBoard } from './comment-board.ts'
import { CommentItem } from './comment-item.tsx'
import styles from './comments.module.css'
import { commentTexts as texts } from './texts.ts'
import type { Thread } from './threads.ts'
import { WordsForm } from './words-form.tsx'

/** A comment with the words it is about, its answers, and what can be done about it. */
export function ThreadCard({
  thread: { first, answers, place },
  board,
  isPointed,
  onShow,
}: {
  thread: Thread
  board: CommentBoard
  isPointed: boolean
  /** Shows quoted words in the text. */
  onShow: (quote: Quote) => void
}) {
  const [isAnswering, setIsAnswering] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { quote } = first
  const isResolved = first.resolvedAt !== null
  const mayResolve = board.mayResolve || (first.byUserId !== null && first.byUserId === board.userId)

  async function resolve() {
    setIsBusy(true)
    try {
      await board.change({ id: first.id, isResolved: !isResolved })
    } catch (error) {
      toast({ kind: 'error', title: texts.actionFailed, description: errorMessage(error) })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Stack as="li" gap={8} className={styles.thread}>
      {quote && (
        <div>
          {place ? (
            <button
              type="button"
              className={cx(styles.quote, isPointed && styles.pointed)}
              title={texts.showInText}
              onClick={() => onShow(quote)}
              dir="auto"
            >
              {quote.exact}
            </button>
          ) : (
            <p className={cx(styles.quote, styles.gone)} dir="auto">
              {quote.exact}
            </p>
          )}
          {(!place || place.isChanged) && (
            <Text size={12} className={styles.changed}>
              {texts.textChanged}
            </Text>
          )}
        </div>
      )}
      <CommentItem comment={first} board={board} />
      {answers.length > 0 && (
        <Stack gap={8} className={styles.answers}>
          {answers.map((answer) => (
            <CommentItem key={answer.id} comment={answer} board={board} />
          ))}
        </Stack>
      )}
      {isAnswering ? (
        <WordsForm
          label={texts.answerLabel}
          draft={`answer.${board.key}.${first.id}`}
          members={board.members}
          guest={board.guest}
          submit={{ label: texts.sendAnswer, pendingLabel: texts.sending }}
          send={(body, name) =>
            board.add({ body, quote: null, parentId: first.id, isForGuests: !first.internal, name })
          }
          onClose={() => setIsAnswering(false)}
        />
      ) : (
        <Cluster gap={4} className={styles.actions}>
          <Button size="sm" variant="quiet" icon={MessageSquareReply} onClick={() => setIsAnswering(true)}>
            {texts.answer}
          </Button>
          {mayResolve && (
            <Button
              size="sm"
              variant="quiet"
              icon={isResolved ? RotateCcw : Check}
              pending={isBusy}
              onClick={() => void resolve()}
            >
              {isResolved ? texts.reopen : texts.resolve}
            </Button>
          )}
        </Cluster>
      )}
    </Stack>
  )
}
