import { errorMessage } from '#client/lib/api'
import { translate } from '#client/lib/server-message'
import { useConfirmEmail } from '#client/queries/accounts'
import { isExpired } from '#client/queries/link-state'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { AuthPage } from '../auth-page.tsx'
import { useLinkToken } from '../use-link-token.ts'
import { texts } from './texts.ts'
import { SignInLink, UnusableLink } from './unusable-link.tsx'

/** /confirm-email: needs a button press, since mail scanners open links too and would use up the token. */
export function ConfirmEmailPanel() {
  const token = useLinkToken()
  return <Confirmation key={token} token={token} />
}

function Confirmation({ token }: { token: string }) {
  const confirming = useConfirmEmail(token)

  if (confirming.data) {
    return (
      <AuthPage title={texts.confirm.doneTitle}>
        <p role="status">{translate(confirming.data)}</p>
        <SignInLink />
      </AuthPage>
    )
  }
  if (token === '' || isExpired(confirming.error)) {
    return (
      <AuthPage title={texts.confirm.title}>
        <UnusableLink {...(token === '' ? texts.confirm.incomplete : texts.confirm.expired)} />
      </AuthPage>
    )
  }
  return (
    <AuthPage title={texts.confirm.title}>
      {confirming.error && (
        <Callout kind="error" title={texts.confirm.failedTitle} text={errorMessage(confirming.error)} />
      )}
      <Button
        variant="primary"
        block
        pending={confirming.isPending}
        pendingLabel={texts.confirm.pending}
        onClick={() => confirming.mutate()}
      >
        {texts.confirm.submit}
      </Button>
    </AuthPage>
  )
}
