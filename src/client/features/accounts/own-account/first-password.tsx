import { errorMessage } from '#client/lib/api'
import { translate } from '#client/lib/server-message'
import { useForgotPassword } from '#client/queries/accounts'
import type { User } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { toast } from '#client/ui/toast'
import { texts } from './texts.ts'

/**
 * For people who only sign in through the identity provider: a mailed link sets a password, like for a forgotten one.
 */
export function FirstPassword({ user }: { user: User }) {
  const words = texts.firstPassword
  const { mutate, isPending } = useForgotPassword()
  function send() {
    mutate(user.email, {
      onSuccess: (answer) => toast({ kind: 'success', title: words.sent, description: translate(answer) }),
      onError: (error) => toast({ kind: 'error', title: words.failed, description: errorMessage(error) }),
    })
  }
  return (
    <FormSection title={texts.password.title}>
      <Button start pending={isPending} pendingLabel={words.pending} onClick={send}>
        {words.send}
      </Button>
    </FormSection>
  )
}
