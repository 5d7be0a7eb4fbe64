import { type ReactNode, Suspense, useEffect } from 'react'
import { Redirect, Route, Router, Switch, useLocation } from 'wouter'
import { ApiError } from '#client/lib/api'
import { useChosenLanguage } from '#client/lib/language'
import { lazyPart } from '#client/lib/lazy-part'
import { guardNavigation } from '#client/lib/leave-guard'
import { signInPath } from '#client/lib/next-path'
import { setScreenPrefetch } from '#client/lib/prefetch-screen'
import { whenIdle } from '#client/lib/when-idle'
import { workspaceBase, workspaceSlug } from '#client/lib/workspace'
import { type User, useUser } from '#client/queries/user'
import { Spinner } from '#client/ui/spinner'
import { type Audience, type RouteName, routes, teamPages } from '#shared/contract/pages'
import { ScreenFailure } from './screen-failure.tsx'
import { SecondFactorScreen, screens } from './screens.tsx'
import { ServerUnreachable } from './server-unreachable.tsx'
import { texts } from './texts.ts'

/** Decides which routes a visitor can see. */

const NotFoundScreen = lazyPart(async () => (await import('./not-found-screen.tsx')).NotFoundScreen)
const MissingTeamScreen = lazyPart(async () => (await import('./not-found-screen.tsx')).MissingTeamScreen)
const ActivationRequired = lazyPart(
  async () => (await import('#client/features/accounts/activation-required')).ActivationRequired,
)
const SignedInFrame = lazyPart(async () => (await import('./signed-in-frame.tsx')).SignedInFrame)

setScreenPrefetch((name) => screens[name].prefetch())

/** Loaded in parallel to the user query; for signed-out visitors, when idle. */
if (namesFor('anyone', 'visitor').some((name) => routes[name].path === location.pathname)) {
  whenIdle(SignedInFrame.prefetch)
} else SignedInFrame.prefetch()

/** The screen that the address names, if it is one behind the sign-in. */
function prefetchFirstScreen(): void {
  const named = namesFor('member', 'admin').find((name) => routes[name].path === location.pathname)
  if (named) screens[named].prefetch()
}

export function App() {
  return (
    <Router base={workspaceBase()} aroundNav={guardNavigation}>
      <Routes />
    </Router>
  )
}

function Routes() {
  const { user, isLoading, isFetching, error, refetch } = useUser()
  useChosenLanguage(user?.interfaceLanguage)
  useEffect(prefetchFirstScreen, []) // after the query has been sent: a browser has few connections

  if (isLoading) return <Spinner fullScreen label={texts.loading} />
  if (isMissing(error)) return <MissingTeam />
  if (error) return <ServerUnreachable error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!user && workspaceSlug() !== null) return <Redirect to={`~${signInPath(addressOfPage())}`} replace />
  const bare: readonly RouteName[] = user
    ? namesFor('anyone')
    : // visitors who want Pro have to sign in first
      [...namesFor('anyone', 'visitor'), 'subscribe']
  return (
    <Switch>
      {bare.map((name) => (
        <Route key={name} path={routes[name].path}>
          <Loaded fullScreen>
            <ScreenOf name={name} />
          </Loaded>
        </Route>
      ))}
      {!user && (
        <Route path={routes.home.path}>
          <Redirect to={routes.auth.path} replace />
        </Route>
      )}
      <Route>{user ? <SignedIn user={user} /> : <NotFound />}</Route>
    </Switch>
  )
}

/** The frame stays mounted while its pages change. */
function SignedIn({ user }: { user: User }) {
  if (user.mustSetUpSecondFactor) {
    return (
      <Loaded fullScreen>
        <SecondFactorScreen />
      </Loaded>
    )
  }
  return (
    <ScreenFailure>
      <Suspense fallback={<Spinner fullScreen label={texts.loading} />}>
        <SignedInFrame user={user}>
          <Loaded>{user.isApproved ? <Pages user={user} /> : <ActivationRequired />}</Loaded>
        </SignedInFrame>
      </Suspense>
    </ScreenFailure>
  )
}

function Pages({ user }: { user: User }) {
  const isAdmin = user.role === 'admin'
  const own = isAdmin ? namesFor('member', 'admin') : namesFor('member')
  const isTeam = workspaceSlug() !== null
  return (
    <Switch>
      {own.map((name) => (
        <Route key={name} path={routes[name].path}>
          {isTeam && !teamPages.includes(name) ? <AtHome /> : <ScreenOf name={name} />}
        </Route>
      ))}
      {!isAdmin && (
        <Route path={`${routes.admin.path}/*?`}>
          <Redirect to={routes.home.path} replace />
        </Route>
      )}
      <Route path={routes.setup.path}>
        <Redirect to={isAdmin && !user.wasWelcomed ? routes.welcome.path : routes.home.path} replace />
      </Route>
      <Route>
        <NotFoundScreen isSignedIn />
      </Route>
    </Switch>
  )
}

/** A page that is the person's own. */
function AtHome() {
  return <Redirect to={`~${addressOfPage().slice(workspaceBase().length)}`} replace />
}

function addressOfPage(): string {
  return location.pathname + location.search + location.hash
}

/** There is no such team, or somebody is not its member. */
function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404 && workspaceSlug() !== null
}

function MissingTeam() {
  return (
    <Loaded fullScreen>
      <MissingTeamScreen />
    </Loaded>
  )
}

function NotFound() {
  return (
    <Loaded fullScreen>
      <NotFoundScreen />
    </Loaded>
  )
}

function ScreenOf({ name }: { name: RouteName }) {
  const Screen = screens[name]
  return <Screen />
}

function namesFor(...audiences: readonly Audience[]): RouteName[] {
  return (Object.keys(routes) as RouteName[]).filter((name) => audiences.includes(routes[name].audience))
}

/** Waits for a screen's code, and reports a failure to load it. A change of route starts over. */
function Loaded({ fullScreen = false, children }: { fullScreen?: boolean; children: ReactNode }) {
  const [path] = useLocation()
  return (
    <ScreenFailure key={path}>
      <Suspense fallback={<Spinner fullScreen={fullScreen} />}>{children}</Suspense>
    </ScreenFailure>
  )
}
