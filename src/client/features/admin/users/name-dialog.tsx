import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { type ListedUser, useChangeUser } from '#client/queries/admin-users'
import { Button } from '#client/ui/button'
import { Dialog, DialogActions } from '#client/ui/dialog'
import { Stack } from '#client/ui/layout'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import styles from './invite-dialog.module.css'
import { nameOf } from './name-of.ts'
import { userTexts } from './texts.ts'

/** People can't change their own name; administrators do it for them. */
export function NameDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const words = userTexts.name
  const changing = useChangeUser({
    onSuccess: (changed) =>
      toast({ kind: 'success', title: words.changed.title, description: words.changed.description(nameOf(changed)) }),
    onError: (error) => toast({ kind: 'error', title: words.failed, description: errorMessage(error) }),
  })
  const form = useAppForm<{ firstName: string; lastName: string }, unknown>({
    initial: { firstName: user.firstName, lastName: user.lastName },
    send: (change) => changing.mutateAsync({ user, change }),
    onSent: onClose,
  })

  return (
    <Dialog title={words.title} open onClose={onClose}>
      <p>{user.email}</p>
      <form {...form.props}>
        <Stack gap={16} className={styles.fields}>
          <TextField label={words.firstName} {...form.field('firstName')} autoComplete="off" maxLength={100} />
          <TextField label={words.lastName} {...form.field('lastName')} autoComplete="off" maxLength={100} />
        </Stack>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={words.saving}>
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
