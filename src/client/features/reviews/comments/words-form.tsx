import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { Cluster, Stack } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { GuestName } from '../parts/guest-name.tsx'
import { guestTexts } from '../parts/texts.ts'
import type { CommentBoard } from './comment-board.ts'
import { MentionField } from './mention-field.tsx'
import { commentTexts as texts } from './texts.ts'

/** An answer to a comment, or its changed words. */
export function WordsForm({
  label,
  initial = '',
  draft,
  members,
  guest = null,
  submit,
  send,
  onClose,
}: {
  label: string
  initial?: string
  draft?: string
  members: CommentBoard['members']
  guest?: CommentBoard['guest']
  submit: { label: string; pendingLabel: string }
  send: (body: string, name: string) => Promise<unknown>
  onClose: () => void
}) {
  const form = useAppForm({
    initial: { body: initial, name: guest?.name ?? '' },
    ...(draft && { draft }),
    secrets: ['name'],
    check: ({ body, name }) => ({
      body: body.trim() === '' && texts.missing,
      name: guest && name.trim() === '' && guestTexts.nameMissing,
    }),
    send: ({ body, name }) => {
      guest?.keep(name.trim())
      return send(body.trim(), name.trim())
    },
    onSent: onClose,
    onFailure: (error) => {
      toast({ kind: 'error', title: texts.actionFailed, description: errorMessage(error) })
      return undefined
    },
  })
  const { value, error, onChange } = form.field('body')

  function cancel() {
    form.drop()
    onClose()
  }

  return (
    <form {...form.props}>
      <Stack gap={8}>
        <Field label={label} isLabelHidden error={error}>
          {(control) => <MentionField {...control} members={members} value={value} onChange={onChange} autoFocus />}
        </Field>
        {guest && <GuestName field={form.field('name')} known={guest.name} />}
        <Cluster>
          <Button size="sm" type="submit" pending={form.isSending} pendingLabel={submit.pendingLabel}>
            {submit.label}
          </Button>
          <Button size="sm" variant="quiet" onClick={cancel}>
            {texts.cancel}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}
