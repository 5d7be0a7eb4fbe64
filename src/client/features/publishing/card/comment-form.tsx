import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { useLinkedinAccounts } from '#client/queries/linkedin/accounts'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { useChangeFirstComment } from '#client/queries/linkedin/publications'
import { Button } from '#client/ui/button'
import { Cluster, Stack } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { firstComments } from '#shared/rules/first-comments'
import { mayComment } from '#shared/rules/linkedin'
import { FirstCommentField } from './first-comment-field.tsx'
import { firstCommentTexts as texts } from './first-comment-texts.ts'
import { publicationTexts } from './texts.ts'

/** Changes, adds or removes the first comment of a post that has not gone out yet. */
export function CommentForm({ publication, onClose }: { publication: Publication; onClose: () => void }) {
  const { id, accountId, firstComment } = publication
  const { data: accounts } = useLinkedinAccounts()
  const account = accounts?.find((each) => each.id === accountId)
  const changing = useChangeFirstComment()
  const form = useAppForm({
    initial: { text: firstComment?.text ?? '' },
    draft: `first-comment:${id}`,
    send: ({ text }) => changing.mutateAsync({ id, text: text.trim() }),
    onSent: onClose,
    onFailure: (error) => {
      toast({ kind: 'error', title: texts.failed, description: errorMessage(error) })
      return undefined
    },
  })
  const { text } = form.values
  return (
    <Stack as="form" gap={12} {...form.props}>
      <FirstCommentField
        value={text}
        canComment={account === undefined || mayComment(account)}
        autoFocus
        onChange={(changed) => form.change({ text: changed })}
      />
      <Cluster>
        <Button
          size="sm"
          type="submit"
          variant="primary"
          disabled={text.trim().length > firstComments.characters}
          pending={form.isSending}
          pendingLabel={publicationTexts.saving}
        >
          {firstComment && text.trim() === '' ? texts.remove : texts.save}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            form.drop()
            onClose()
          }}
        >
          {publicationTexts.back}
        </Button>
      </Cluster>
    </Stack>
  )
}
