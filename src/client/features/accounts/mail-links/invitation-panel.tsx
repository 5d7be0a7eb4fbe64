import { useLocation } from 'wouter'
import { useAppForm } from '#client/lib/form'
import { type Newcomer, useAcceptInvitation } from '#client/queries/accounts'
import { isExpired, useIsLinkOver } from '#client/queries/link-state'
import { toast } from '#client/ui/toast'
import { AccountForm, SubmitButton } from '../account-form.tsx'
import { AuthPage } from '../auth-page.tsx'
import { newPasswordErrorText, registrationErrorField } from '../error-texts.ts'
import { NameFields } from '../name-fields.tsx'
import { PasswordField } from '../password-field.tsx'
import { useLinkToken } from '../use-link-token.ts'
import { texts } from './texts.ts'
import { UnusableLink } from './unusable-link.tsx'

/** /invitation: the account exists already; its owner chooses a password and is signed in. */
export function InvitationPanel() {
  const token = useLinkToken()
  return <Invitation key={token} token={token} />
}

function Invitation({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const accepting = useAcceptInvitation(token, {
    onSuccess: () => {
      navigate('/', { replace: true })
      toast({ kind: 'success', ...texts.invitation.done })
    },
  })
  const isOver = useIsLinkOver('invitation', token, accepting.isPending || accepting.isSuccess)
  if (token === '' || isOver || isExpired(accepting.error)) {
    return (
      <AuthPage title={texts.invitation.title}>
        <UnusableLink {...(token === '' ? texts.invitation.incomplete : texts.invitation.expired)} />
      </AuthPage>
    )
  }
  return (
    <AuthPage title={texts.invitation.title}>
      <InvitationForm send={accepting.mutateAsync} isDone={accepting.isSuccess} />
    </AuthPage>
  )
}

function InvitationForm({
  send,
  isDone,
}: {
  send: (newcomer: Newcomer) => Promise<unknown>
  /** The app is opening. */
  isDone: boolean
}) {
  const form = useAppForm({
    initial: { firstName: '', lastName: '', password: '' },
    check: ({ password }) => ({ password: password === '' && texts.invitation.missing.description }),
    onInvalid: () => toast({ kind: 'error', ...texts.invitation.missing }),
    send,
    onFailure: (error) => {
      if (isExpired(error)) return undefined // the page itself reports it
      const message = newPasswordErrorText(error)
      toast({ kind: 'error', title: texts.invitation.failed, description: message })
      return registrationErrorField(error) === 'password' ? { password: message } : undefined
    },
  })

  return (
    <AccountForm {...form.props}>
      <NameFields first={form.field('firstName')} last={form.field('lastName')} />
      <PasswordField isNew {...form.field('password')} />
      <SubmitButton pending={form.isSending || isDone} pendingLabel={texts.invitation.pending}>
        {texts.invitation.submit}
      </SubmitButton>
    </AccountForm>
  )
}
