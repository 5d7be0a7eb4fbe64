import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { Button } from '#client/ui/button'
import { Dialog, DialogActions } from '#client/ui/dialog'
import { Field } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { type ReviewDecision, reviewLimits } from '#shared/rules/reviews'
import { isStale } from './is-stale.ts'
import { GuestName } from './parts/guest-name.tsx'
import { guestTexts } from './parts/texts.ts'
import type { Guest } from './parts/use-guest-name.ts'
import styles from './reviews.module.css'
import { reviewTexts as texts } from './texts.ts'

export interface WrittenDecision {
  decision: ReviewDecision
  comment: string
  /** Of a guest; '' of a member. */
  name: string
}

/** The last step of a decision: words about it, and a guest’s name the first time. */
export function DecisionDialog({
  decision,
  draft,
  guest,
  send,
  onClose,
}: {
  decision: ReviewDecision
  /** The key under which typed words are kept. */
  draft: string
  guest: Guest | null
  send: (decision: WrittenDecision) => Promise<unknown>
  onClose: () => void
}) {
  const words = texts.dialogs[decision]
  const form = useAppForm({
    initial: { comment: '', name: guest?.name ?? '' },
    draft: `decision.${draft}`,
    secrets: ['name'],
    check: ({ comment, name }) => ({
      name: guest && name.trim() === '' && guestTexts.nameMissing,
      comment: decision === 'request-changes' && comment.trim() === '' && texts.wordsMissing,
    }),
    send: ({ comment, name }) => {
      guest?.keep(name.trim())
      return send({ decision, comment: comment.trim(), name: name.trim() })
    },
    onSent: onClose,
    onFailure: (error) => {
      if (isStale(error)) {
        toast({ kind: 'error', ...texts.stale })
        onClose()
      } else toast({ kind: 'error', title: texts.decideFailed, description: errorMessage(error) })
      return undefined
    },
  })
  const comment = form.field('comment')
  return (
    <Dialog open title={words.title} onClose={onClose}>
      <form {...form.props} className={styles.form}>
        <Stack gap={16}>
          {guest && <GuestName field={form.field('name')} known={guest.name} />}
          <Field label={words.words} optional={decision === 'approve'} error={comment.error}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                dir="auto"
                maxLength={reviewLimits.messageCharacters}
                value={comment.value}
                onChange={({ target }) => comment.onChange(target.value)}
              />
            )}
          </Field>
        </Stack>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={words.sending}>
            {words.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
