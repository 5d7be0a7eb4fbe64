import { useLocation } from 'wouter'
import { signInPath } from '#client/lib/next-path'
import { useSearchParams } from '#client/lib/use-search-params'
import { ButtonLink, buttonClass } from '#client/ui/button'
import { PageTitle } from '#client/ui/page-head'
import { PlainPage } from '#client/ui/plain-page'
import { texts } from './texts.ts'

const words = texts.notFound

/** Any other path. A visitor may simply not be signed in, so the way in remembers where they wanted to go. */
export function NotFoundScreen({ isSignedIn = false }: { isSignedIn?: boolean }) {
  return isSignedIn ? (
    <NotFound />
  ) : (
    <PlainPage>
      <SignInNeeded />
    </PlainPage>
  )
}

function NotFound() {
  return (
    <div className="lost">
      <PageTitle>{words.heading}</PageTitle>
      <p>{words.signedIn}</p>
      <div className="row wrap">
        <ButtonLink href="/dashboard" variant="primary">
          {words.toDashboard}
        </ButtonLink>
        <ButtonLink href="/">{words.toHome}</ButtonLink>
      </div>
    </div>
  )
}

function SignInNeeded() {
  const [path] = useLocation()
  const [search] = useSearchParams()
  return (
    <div className="lost">
      <PageTitle>{words.heading}</PageTitle>
      <p>{words.signedOut}</p>
      <div className="row wrap">
        <ButtonLink href={signInPath(search.size > 0 ? `${path}?${search}` : path)} variant="primary">
          {words.signIn}
        </ButtonLink>
        <a href="/" className={buttonClass({ variant: 'secondary' })}>
          {words.toHome}
        </a>
      </div>
    </div>
  )
}
