import { RequiredSetUp } from '#client/features/accounts/second-factor/required-set-up'
import { SignOutButton } from '#client/features/accounts/sign-out-button'
import { useUser } from '#client/queries/user'
import { buttonClass } from '#client/ui/button'
import { PlainPage } from '#client/ui/plain-page'

/**
 * On every path for people who must set up a second factor first (REQUIRE_SECOND_FACTOR): the set-up, and signing out.
 */
export function SecondFactorScreen() {
  const { user } = useUser()
  if (!user) return null // the moment between signing out and the next page
  return (
    <PlainPage action={<SignOutButton className={buttonClass({ variant: 'quiet' })} />}>
      <RequiredSetUp user={user} />
    </PlainPage>
  )
}
