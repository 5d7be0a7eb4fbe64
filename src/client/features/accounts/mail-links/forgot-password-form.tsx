import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { callApi, sentenceOf } from '#client/lib/api'
import { useDraft } from '#client/lib/drafts'
import { useConfig } from '#client/lib/use-config'
import { Button } from '#client/ui/button'
import { Link } from '#client/ui/link'
import { toast } from '#client/ui/toast'
import { focusFirstInvalid } from '../focus-first-invalid.ts'
import { TextField } from '../text-field.tsx'
import { texts as accountTexts } from '../texts.ts'
import { texts } from './texts.ts'

const words = texts.forgot

/** Asks for a link by mail. The answer is the same whether or not there is such an account. */
export function ForgotPasswordForm() {
  // what was typed into the login form is there already
  const [account, keep] = useDraft('account', { email: '', firstName: '', lastName: '' })
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const hasNoMail = useConfig()?.features.mail === false
  const asking = useMutation({ mutationFn: (email: string) => callApi('forgotPassword', { body: { email } }) })

  function show(title: string, description: string, atField: boolean) {
    setProblem(atField ? description : null)
    toast({ kind: 'error', title, description })
    if (atField) focusFirstInvalid(form)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (asking.isPending) return
    const email = account.email.trim()
    if (email === '') return show(words.missing.title, words.missing.description, true)
    setProblem(null)
    asking.mutate(email, { onError: (error) => show(words.failed, sentenceOf(error), false) })
  }

  return (
    <form ref={form} className="account-form" noValidate onSubmit={submit}>
      <p className="dim">{words.text}</p>
      <TextField
        label={accountTexts.fields.email}
        name="email"
        type="email"
        autoComplete="username"
        value={account.email}
        error={problem}
        onChange={(email) => keep((previous) => ({ ...previous, email }))}
      />
      {hasNoMail && <p className="t14 dim">{words.noMail}</p>}
      <Button type="submit" variant="primary" block pending={asking.isPending} pendingLabel={words.pending}>
        {words.submit}
      </Button>
      <div className="answer" role="status">
        {asking.data && (
          <>
            <b>{asking.data.message}</b>
            {!hasNoMail && <p className="hint">{words.sentHint}</p>}
          </>
        )}
      </div>
      <Link className="t14" href="/auth">
        {words.back}
      </Link>
    </form>
  )
}
