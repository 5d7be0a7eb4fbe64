import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { callApi } from '#client/lib/api'
import { Button } from '#client/ui/button'
import { toast } from '#client/ui/toast'
import { registrationErrorField, registrationErrorText } from '../error-texts.ts'
import { focusFirstInvalid } from '../focus-first-invalid.ts'
import { NameFields } from '../name-fields.tsx'
import { PasswordField } from '../password-field.tsx'
import { browserTimeZone, startSession } from '../session.ts'
import { useLinkToken } from '../use-link-token.ts'
import { isExpired, LinkPanel, UnusableLink } from './link-panel.tsx'
import { texts } from './texts.ts'

const words = texts.invitation

interface Newcomer {
  firstName: string
  lastName: string
  password: string
}

/** /invitation: the account is there already; its owner chooses a password and is signed in. */
export function InvitationPanel() {
  const token = useLinkToken()
  return <Invitation key={token} token={token} />
}

function Invitation({ token }: { token: string }) {
  const accepting = useAcceptInvitation(token)
  if (token === '' || isExpired(accepting.error)) {
    return (
      <LinkPanel title={words.title}>
        <UnusableLink {...(token === '' ? words.incomplete : words.expired)} />
      </LinkPanel>
    )
  }
  return (
    <LinkPanel title={words.title}>
      <p className="dim">{words.text}</p>
      <InvitationForm submit={accepting.mutateAsync} isPending={accepting.isPending || accepting.isSuccess} />
    </LinkPanel>
  )
}

function InvitationForm({
  submit,
  isPending,
}: {
  submit: (newcomer: Newcomer) => Promise<unknown>
  isPending: boolean
}) {
  const [values, setValues] = useState<Newcomer>({ firstName: '', lastName: '', password: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const change = (part: Partial<Newcomer>) => setValues((previous) => ({ ...previous, ...part }))

  function show(title: string, description: string, atField: boolean) {
    setProblem(atField ? description : null)
    toast({ kind: 'error', title, description })
    if (atField) focusFirstInvalid(form)
  }
  async function send(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (values.password === '') return show(words.missing.title, words.missing.description, true)
    setProblem(null)
    try {
      await submit(values)
    } catch (error) {
      if (isExpired(error)) return // said by the page itself
      show(words.failed, registrationErrorText(error), registrationErrorField(error) === 'password')
    }
  }

  return (
    <form ref={form} className="account-form" noValidate onSubmit={(event) => void send(event)}>
      <NameFields values={values} onChange={change} />
      <PasswordField isNew value={values.password} error={problem} onChange={(password) => change({ password })} />
      <Button type="submit" variant="primary" block pending={isPending} pendingLabel={words.pending}>
        {words.submit}
      </Button>
    </form>
  )
}

function useAcceptInvitation(token: string) {
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: (newcomer: Newcomer) =>
      callApi('acceptInvitation', { body: { token, ...newcomer, timeZone: browserTimeZone() } }),
    onSuccess: (user) => {
      startSession(user)
      navigate('/', { replace: true })
      toast({ kind: 'success', ...words.done })
    },
  })
}
