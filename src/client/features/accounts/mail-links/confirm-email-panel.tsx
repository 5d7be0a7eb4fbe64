import { useMutation } from '@tanstack/react-query'
import { callApi, sentenceOf } from '#client/lib/api'
import { Button } from '#client/ui/button'
import { Notice } from '#client/ui/notice'
import { useLinkToken } from '../use-link-token.ts'
import { isExpired, LinkPanel, SignInLink, UnusableLink } from './link-panel.tsx'
import { texts } from './texts.ts'

const words = texts.confirm

/** /confirm-email: by a press of a button, since programs that look through mails open links too and would use it up. */
export function ConfirmEmailPanel() {
  const token = useLinkToken()
  return <Confirmation key={token} token={token} />
}

function Confirmation({ token }: { token: string }) {
  const confirming = useMutation({ mutationFn: () => callApi('confirmEmail', { body: { token } }) })

  if (confirming.data) {
    return (
      <LinkPanel title={words.doneTitle}>
        <p role="status">{confirming.data.message}</p>
        <SignInLink />
      </LinkPanel>
    )
  }
  if (token === '' || isExpired(confirming.error)) {
    return (
      <LinkPanel title={words.title}>
        <UnusableLink {...(token === '' ? words.incomplete : words.expired)} />
      </LinkPanel>
    )
  }
  return (
    <LinkPanel title={words.title}>
      <p className="dim">{words.text}</p>
      {confirming.error && <Notice kind="error" title={words.failedTitle} text={sentenceOf(confirming.error)} />}
      <Button
        variant="primary"
        block
        pending={confirming.isPending}
        pendingLabel={words.pending}
        onClick={() => confirming.mutate()}
      >
        {words.submit}
      </Button>
    </LinkPanel>
  )
}
