import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { AuthPanel } from '#client/features/accounts/sign-in/auth-panel'
import { texts } from '#client/features/accounts/texts'
import { nextPathFrom } from '#client/lib/next-path'
import { useSearchParams } from '#client/lib/use-search-params'
import { useConfig } from '#client/queries/config'
import { useUser } from '#client/queries/user'
import { buttonClass } from '#client/ui/button'
import { PlainPage } from '#client/ui/plain-page'
import { Spinner } from '#client/ui/spinner'

/** Spec section 9: long enough to see that it worked. */
const redirectDelayMs = 100

/** /auth: login and registration, then on to the requested page. Signed-in people are redirected. */
export function AuthScreen() {
  const { user } = useUser()
  const [wasSignedIn] = useState(user !== null)
  const [params] = useSearchParams()
  const [, navigate] = useLocation()
  const isSignedIn = user !== null
  const hasFirstPage = useConfig()?.features.publicSite ?? false
  const target = nextPathFrom(params.get('next')) ?? '/'

  useEffect(() => {
    if (!isSignedIn) return
    const timer = setTimeout(() => navigate(target, { replace: true }), wasSignedIn ? 0 : redirectDelayMs)
    return () => clearTimeout(timer)
  }, [isSignedIn, wasSignedIn, target, navigate])

  if (wasSignedIn) return <Spinner fullScreen />
  return (
    <PlainPage
      action={
        hasFirstPage && (
          <a href="/" className={buttonClass({ variant: 'quiet' })}>
            <ArrowLeft className="icon s" aria-hidden="true" />
            {texts.backToHome}
          </a>
        )
      }
    >
      <AuthPanel />
    </PlainPage>
  )
}
