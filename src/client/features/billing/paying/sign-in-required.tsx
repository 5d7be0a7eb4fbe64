import { signInPath } from '#client/lib/next-path'
import { ButtonLink } from '#client/ui/button'
import { MessagePage } from '#client/ui/message-page'
import { payingTexts } from './texts.ts'

/** /subscribe for a visitor, who comes back after signing in. */
export function SignInRequired() {
  const words = payingTexts.signedOut
  return (
    <MessagePage
      title={words.heading}
      actions={
        <ButtonLink href={signInPath('/subscribe')} variant="primary">
          {words.signIn}
        </ButtonLink>
      }
    >
      <p>{words.text}</p>
    </MessagePage>
  )
}
