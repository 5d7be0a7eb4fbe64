import { errorMessage } from '#client/lib/api'
import { translate } from '#client/lib/server-message'
import { useConfirmEmail } from '#client/queries/accounts'
import { Button } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { Text } from '#client/ui/text'
import { AuthPage } from '../auth-page.tsx'
import { useLinkToken } from '../use-link-token.ts'
import { texts } from './texts.ts'
import { isExpired, SignInLink, UnusableLink } from './unusable-link.tsx'

/** /confirm-email: by a press of a button, since programs that look through mails open links too and would use it up. */
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
      <Text tone="dim">{texts.confirm.text}</Text>
      {confirming.error && (
        <Notice kind="error" title={texts.confirm.failedTitle} text={errorMessage(confirming.error)} />
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
