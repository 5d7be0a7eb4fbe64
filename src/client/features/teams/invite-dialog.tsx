import { useState } from 'react'
import { ApiError, errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { formatDate } from '#client/lib/formatting'
import { type Invite, type SentInvitation, useInviteMember } from '#client/queries/team'
import { Button } from '#client/ui/button'
import { CopyDialog } from '#client/ui/copy-dialog'
import { Dialog, DialogActions } from '#client/ui/dialog'
import { Field } from '#client/ui/field'
import { Stack } from '#client/ui/layout'
import { SwitchLine } from '#client/ui/switch'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import styles from './dialog-fields.module.css'
import { leads, RoleSelect } from './role-select.tsx'
import { teamTexts } from './texts.ts'

const empty: Invite = { email: '', role: 'writer', approves: false }

/** Whom to invite, then the link, which is shown only once. */
export function InviteDialog({ slug, onClose }: { slug: string; onClose: () => void }) {
  const [sent, setSent] = useState<SentInvitation | null>(null)
  return sent ? (
    <SentDialog invitation={sent} onClose={onClose} />
  ) : (
    <FormDialog slug={slug} onSent={setSent} onClose={onClose} />
  )
}

function FormDialog({
  slug,
  onSent,
  onClose,
}: {
  slug: string
  onSent: (invitation: SentInvitation) => void
  onClose: () => void
}) {
  const words = teamTexts.invite
  const inviting = useInviteMember(slug)
  const form = useAppForm<Invite, SentInvitation>({
    initial: empty,
    draft: 'team.invitation',
    check: ({ email }) => ({ email: !email.trim() && words.invalidEmail }),
    send: (invite) => inviting.mutateAsync(leads(invite.role) ? { ...invite, approves: false } : invite),
    onSent,
    onFailure: (error) => {
      const isInvalid = error instanceof ApiError && error.code === 'invalid_input'
      const sentence = isInvalid ? words.invalidEmail : errorMessage(error)
      toast({ kind: 'error', title: words.failed, description: sentence })
      return { email: sentence }
    },
  })
  const { role, approves } = form.values

  return (
    <Dialog title={words.title} open onClose={onClose}>
      <form {...form.props}>
        <Stack gap={16} className={styles.fields}>
          <TextField label={words.email} {...form.field('email')} type="email" autoComplete="off" maxLength={200} />
          <Field label={words.role} hint={teamTexts.roleHints[role]}>
            {(control) => <RoleSelect {...control} value={role} onRole={(next) => form.change({ role: next })} />}
          </Field>
          {!leads(role) && (
            <SwitchLine
              label={teamTexts.approves}
              checked={approves}
              onChange={(isOn) => form.change({ approves: isOn })}
            />
          )}
        </Stack>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {teamTexts.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={words.sending}>
            {words.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function SentDialog({ invitation, onClose }: { invitation: SentInvitation; onClose: () => void }) {
  const words = teamTexts.invite.sent
  const { email, url, isMailed, expiresAt } = invitation
  return (
    <CopyDialog
      words={words}
      text={isMailed ? words.mailed(email) : words.notMailed(email)}
      value={{ label: words.link, hint: words.once(formatDate(expiresAt)), value: url }}
      onClose={onClose}
    />
  )
}
