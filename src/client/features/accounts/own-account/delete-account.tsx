import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { callApi, sentenceOf } from '#client/lib/api'
import { leaveFarewell } from '#client/lib/farewell'
import type { User } from '#client/lib/use-user'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { FormSection } from '#client/ui/form-section'
import { toast } from '#client/ui/toast'
import { focusFirstInvalid } from '../focus-first-invalid.ts'
import { PasswordField } from '../password-field.tsx'
import { endSession } from '../session.ts'
import { texts } from './texts.ts'

const words = texts.deletion

export function DeleteAccount({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <FormSection title={words.title} text={words.text}>
      <Button variant="quiet-danger" className="start outlined" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <DeletionDialog email={user.email} onClose={() => setIsOpen(false)} />}
    </FormSection>
  )
}

/** Says what goes, and asks for the password: who finds an open browser must not be able to. */
function DeletionDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const deleting = useDeleteAccount()

  function show(message: string) {
    setProblem(message)
    focusFirstInvalid(form)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (deleting.isPending || deleting.isSuccess) return
    if (password === '') return show(words.missing)
    setProblem(null)
    deleting.mutate(password, { onError: (error) => show(sentenceOf(error)) })
  }

  return (
    <Dialog
      open
      title={words.question}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            pending={deleting.isPending || deleting.isSuccess}
            pendingLabel={words.pending}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <p>{words.what}</p>
      <ul className="bullets">
        {words.list.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>{words.exportFirst}</p>
      <form ref={form} id={formId} className="inline-form" noValidate onSubmit={submit}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label={words.password} value={password} error={problem} onChange={setPassword} />
      </form>
    </Dialog>
  )
}

function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) => callApi('deleteUser', { body: { password } }),
    onSuccess: () => {
      endSession()
      leaveFarewell(words.done)
      location.assign('/')
    },
    onError: (error) => toast({ kind: 'error', title: words.failed, description: sentenceOf(error) }),
  })
}
