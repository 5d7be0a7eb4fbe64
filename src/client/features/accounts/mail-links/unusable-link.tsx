import type { ReactNode } from 'react'
import { ButtonLink } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { texts } from './texts.ts'

export function SignInLink() {
  return (
    <ButtonLink href="/auth" variant="primary" block>
      {texts.signIn}
    </ButtonLink>
  )
}

/** Says why a link can't be used and what to do instead: sign in, unless there is something better. */
export function UnusableLink({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <>
      <Callout kind="error" title={title} text={text} />
      {action ?? <SignInLink />}
    </>
  )
}
