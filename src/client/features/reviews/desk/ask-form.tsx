import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { useRequestReview } from '#client/queries/posts/reviews'
import type { Member } from '#client/queries/team'
import { Button } from '#client/ui/button'
import { CheckList } from '#client/ui/check-list'
import { Field } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { Cluster, Stack } from '#client/ui/layout'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { permissionsOf } from '#shared/rules/permissions'
import { reviewLimits } from '#shared/rules/reviews'
import styles from './desk.module.css'
import { deskTexts as texts } from './texts.ts'

/** Asks members for a review: those chosen, or everyone who may approve if none is. */
export function AskForm({
  postId,
  members,
  onClose,
}: {
  postId: string
  members: readonly Member[]
  onClose: () => void
}) {
  const request = useRequestReview(postId)
  const approvers = members.filter(({ role, approves }) => approves || permissionsOf(role).has('posts.approve'))
  const form = useAppForm({
    initial: { reviewers: [] as string[], message: '' },
    draft: `ask-review.${postId}`,
    send: ({ reviewers, message }) =>
      request.mutateAsync({
        reviewers: reviewers.filter((userId) => approvers.some((each) => each.userId === userId)),
        message: message.trim(),
      }),
    onSent: () => {
      toast({ kind: 'success', ...texts.asked })
      onClose()
    },
    onFailure: (error) => {
      toast({ kind: 'error', title: texts.failed, description: errorMessage(error) })
      return undefined
    },
  })
  const { reviewers, message } = form.values

  function cancel() {
    form.drop()
    onClose()
  }

  return (
    <form {...form.props} className={styles.ask}>
      <Stack gap={16}>
        <CheckList
          label={texts.askTitle}
          options={approvers.map(({ userId, name }) => ({ id: userId, name }))}
          chosen={reviewers}
          onChange={(next) => form.change({ reviewers: next })}
        />
        {reviewers.length === 0 && (
          <Text size={14} tone="dim">
            {texts.everyone}
          </Text>
        )}
        <Field label={texts.message} optional>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              dir="auto"
              maxLength={reviewLimits.messageCharacters}
              value={message}
              onChange={({ target }) => form.change({ message: target.value })}
            />
          )}
        </Field>
        <Cluster>
          <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={texts.sending}>
            {texts.send}
          </Button>
          <Button variant="quiet" onClick={cancel}>
            {texts.cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
