import { useId } from 'react'
import { ApiError, errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import type { Proof } from '#client/queries/second-factor'
import type { User } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { toast } from '#client/ui/toast'
import { PasswordField } from '../password-field.tsx'
import { SectionForm } from '../section-form.tsx'
import { CodeField } from './code-field.tsx'
import { texts } from './texts.ts'

/** Asks for a code, and for the password if there is one, before an action that weakens the sign-in. */
export function ProofDialog({
  user,
  labels,
  isDangerous = false,
  send,
  onClose,
}: {
  user: User
  labels: { title: string; text: string; submit: string; pending: string; failed: string }
  isDangerous?: boolean
  /** Rejects with the failure; the dialog shows it. */
  send: (proof: Proof) => Promise<unknown>
  onClose: () => void
}) {
  const formId = useId()
  const failed = (description: string) => toast({ kind: 'error', title: labels.failed, description })
  const form = useAppForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: user.hasPassword && password === '' && texts.proof.missing,
      code: code.trim() === '' && texts.proof.missing,
    }),
    onInvalid: () => failed(texts.proof.missing),
    send,
    onFailure: (error) => {
      const message = errorMessage(error)
      failed(message)
      return { [isOfPassword(error) ? 'password' : 'code']: message }
    },
  })

  return (
    <Dialog
      open
      title={labels.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.proof.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            pending={form.isSending}
            pendingLabel={labels.pending}
          >
            {labels.submit}
          </Button>
        </>
      }
    >
      <p>{labels.text}</p>
      <SectionForm {...form.props} id={formId} inDialog>
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        {user.hasPassword && <PasswordField label={texts.proof.password} {...form.field('password')} />}
        <CodeField kind="either" {...form.field('code')} />
      </SectionForm>
    </Dialog>
  )
}

function isOfPassword(error: Error): boolean {
  return error instanceof ApiError && error.code === 'wrong_password'
}
