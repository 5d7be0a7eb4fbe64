import { type NewAccount, useSetup } from '#client/queries/accounts'
import { isExpired, useIsLinkOver } from '#client/queries/link-state'
import { ButtonLink } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { toast } from '#client/ui/toast'
import { AuthPage } from './auth-page.tsx'
import { setupErrorText } from './error-texts.ts'
import { NewAccountForm } from './new-account-form.tsx'
import { setupTexts } from './setup-texts.ts'
import { useLinkToken } from './use-link-token.ts'

const empty: NewAccount = { email: '', password: '', firstName: '', lastName: '' }

/** Creates the first administrator, by the one-time link from the server's log: /setup#token. */
export function SetupPanel() {
  const token = useLinkToken()
  const setup = useSetup(token)
  const isOver = useIsLinkOver('setup', token, setup.isPending || setup.isSuccess)
  return (
    <AuthPage title={setupTexts.title}>
      {token === '' ? (
        <Callout kind="error" title={setupTexts.noToken.title} text={setupTexts.noToken.text} />
      ) : isOver || isExpired(setup.error) ? (
        <ExpiredLink />
      ) : (
        <NewAccountForm
          values={empty}
          send={setup.mutateAsync}
          onSent={() => toast({ kind: 'success', ...setupTexts.done })}
          isDone={setup.isSuccess}
          errorText={setupErrorText}
          labels={setupTexts}
        />
      )}
    </AuthPage>
  )
}

function ExpiredLink() {
  return (
    <Callout
      kind="error"
      title={setupTexts.expired.title}
      text={setupTexts.expired.text}
      action={
        <ButtonLink href="/auth" variant="secondary">
          {setupTexts.expired.action}
        </ButtonLink>
      }
    />
  )
}
