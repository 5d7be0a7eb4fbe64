import { useLocation } from 'wouter'
import { signInPath } from '#client/lib/next-path'
import { useSearchParams } from '#client/lib/use-search-params'
import { ButtonLink, buttonClass } from '#client/ui/button'
import { MessagePage } from '#client/ui/message-page'
import { PlainPage } from '#client/ui/plain-page'
import { routes } from '#shared/contract/pages'
import { texts } from './texts.ts'

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
  const words = texts.notFound
  return (
    <MessagePage
      title={words.heading}
      actions={
        <>
          <ButtonLink href={routes.dashboard.path} variant="primary">
            {words.toDashboard}
          </ButtonLink>
          <ButtonLink href={routes.home.path}>{words.toHome}</ButtonLink>
        </>
      }
    >
      <p>{words.signedIn}</p>
    </MessagePage>
  )
}

function SignInNeeded() {
  const words = texts.notFound
  const [path] = useLocation()
  const [search] = useSearchParams()
  return (
    <MessagePage
      title={words.heading}
      actions={
        <>
          <ButtonLink href={signInPath(search.size > 0 ? `${path}?${search}` : path)} variant="primary">
            {words.signIn}
          </ButtonLink>
          {/* the public first page is another document */}
          <a href="/" className={buttonClass({ variant: 'secondary' })}>
            {words.toHome}
          </a>
        </>
      }
    >
      <p>{words.signedOut}</p>
    </MessagePage>
  )
}
