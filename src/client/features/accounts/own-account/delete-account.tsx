import { useId, useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { keepSignOutMessage } from '#client/lib/sign-out-message'
import { useDeleteAccount } from '#client/queries/accounts'
import type { User } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { FormSection } from '#client/ui/form-section'
import { toast } from '#client/ui/toast'
import { PasswordField } from '../password-field.tsx'
import { SectionForm } from '../section-form.tsx'
import styles from './delete-account.module.css'
import { texts } from './texts.ts'

export function DeleteAccount({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <FormSection title={texts.deletion.title}>
      <Button variant="quiet-danger" start outlined onClick={() => setIsOpen(true)}>
        {texts.deletion.open}
      </Button>
      {isOpen && <DeletionDialog user={user} onClose={() => setIsOpen(false)} />}
    </FormSection>
  )
}

/**
 * Says what is deleted, and asks for the password, so that a stranger at an open browser can't delete the account. An
 * account without a password has to sign in again.
 */
function DeletionDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const formId = useId()
  const deleting = useDeleteAccount({
    onSuccess: () => {
      keepSignOutMessage(texts.deletion.done)
      location.assign('/')
    },
    onError: (error) => toast({ kind: 'error', title: texts.deletion.failed, description: errorMessage(error) }),
  })
  const form = useAppForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: user.hasPassword && password === '' && texts.deletion.missing }),
    send: ({ password }) => deleting.mutateAsync(password),
    onFailure: (error) => ({ password: errorMessage(error) }),
  })

  return (
    <Dialog
      open
      title={texts.deletion.question}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.deletion.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            pending={form.isSending || deleting.isSuccess}
            pendingLabel={texts.deletion.pending}
          >
            {texts.deletion.submit}
          </Button>
        </>
      }
    >
      <p>{texts.deletion.what}</p>
      <ul className={styles.list}>
        {texts.deletion.list.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {user.linkedinAccounts > 0 && <p>{texts.deletion.linkedin}</p>}
      <p>{texts.deletion.exportFirst}</p>
      <SectionForm {...form.props} id={formId} inDialog>
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        {user.hasPassword && <PasswordField label={texts.deletion.password} {...form.field('password')} />}
      </SectionForm>
    </Dialog>
  )
}
