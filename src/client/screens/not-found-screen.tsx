import { useLocation } from 'wouter'
import { signInPath } from '#client/lib/next-path'
import { useSearchParams } from '#client/lib/use-search-params'
import { homeOf } from '#client/lib/workspace'
import { ButtonLink, buttonClass } from '#client/ui/button'
import { MessagePage } from '#client/ui/message-page'
import { PlainPage } from '#client/ui/plain-page'
import { routes } from '#shared/contract/pages'
import { texts } from './texts.ts'

/** Any other path. The visitor may only be signed out, so the sign-in link returns to this path. */
export function NotFoundScreen({ isSignedIn = false }: { isSignedIn?: boolean }) {
  return isSignedIn ? (
    <NotFound />
  ) : (
    <PlainPage>
      <SignInNeeded />
    </PlainPage>
  )
}

/** The address of a team that there is not, or that somebody is no member of. */
export function MissingTeamScreen() {
  const words = texts.missingTeam
  return (
    <PlainPage>
      <MessagePage
        title={words.heading}
        actions={
          <ButtonLink href={homeOf(null)} variant="primary">
            {words.toOwn}
          </ButtonLink>
        }
      >
        <p>{words.text}</p>
      </MessagePage>
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
          {/* the public home page is another document */}
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
