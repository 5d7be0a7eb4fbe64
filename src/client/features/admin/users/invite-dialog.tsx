import { ApiError, errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { type Invitation, useInviteUser } from '#client/queries/admin-users'
import { useConfig } from '#client/queries/config'
import { Button } from '#client/ui/button'
import { Dialog, DialogActions } from '#client/ui/dialog'
import { Field } from '#client/ui/field'
import { Stack } from '#client/ui/layout'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import styles from './invite-dialog.module.css'
import { RoleSelect } from './role-select.tsx'
import { userTexts } from './texts.ts'

const empty: Invitation = { email: '', role: 'trial' }

/** Whom to invite. Input is stored until the invitation is sent. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const words = userTexts.invite
  const hasMail = useConfig()?.features.mail ?? true
  const inviting = useInviteUser({
    onSuccess: ({ email }) => {
      const { title, description, withoutMail } = words.sent
      toast({ kind: 'success', title, description: hasMail ? description(email) : withoutMail(email) })
    },
    onError: (error) => toast({ kind: 'error', title: words.failed, description: inviteSentence(error) }),
  })
  const form = useAppForm<Invitation, unknown>({
    initial: empty,
    draft: 'admin.invitation',
    check: ({ email }) => ({ email: !email.trim() && words.invalidEmail }),
    onInvalid: () => toast({ kind: 'error', title: words.failed, description: words.invalidEmail }),
    send: (invitation) => inviting.mutateAsync(invitation),
    onSent: onClose,
    onFailure: (error) => ({ email: inviteSentence(error) }),
  })
  const role = form.field('role')

  return (
    <Dialog title={words.title} open onClose={onClose}>
      <form {...form.props}>
        <Stack gap={16} className={styles.fields}>
          <TextField label={words.email} {...form.field('email')} type="email" autoComplete="off" maxLength={254} />
          <Field label={words.role}>
            {(control) => <RoleSelect {...control} value={role.value} onRole={role.onChange} />}
          </Field>
        </Stack>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={words.sending}>
            {words.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** The server says "Invalid email"; the dialog shows the sentence of spec section 8. */
function inviteSentence(error: Error): string {
  const isInvalid = error instanceof ApiError && error.code === 'invalid_input'
  return isInvalid ? userTexts.invite.invalidEmail : errorMessage(error)
}
