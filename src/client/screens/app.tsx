import { type ReactNode, Suspense } from 'react'
import { Redirect, Route, Router, Switch, useLocation } from 'wouter'
import { useChosenLanguage } from '#client/lib/language'
import { lazyPart } from '#client/lib/lazy-part'
import { guardNavigation } from '#client/lib/leave-guard'
import { setScreenPrefetch } from '#client/lib/prefetch-screen'
import { whenIdle } from '#client/lib/when-idle'
import { type User, useUser } from '#client/queries/user'
import { Spinner } from '#client/ui/spinner'
import { type Audience, type RouteName, routes } from '#shared/contract/pages'
import { ScreenFailure } from './screen-failure.tsx'
import { SecondFactorScreen, screens } from './screens.tsx'
import { ServerUnreachable } from './server-unreachable.tsx'
import { texts } from './texts.ts'

/** Decides which of the routes a visitor gets to see. */

const NotFoundScreen = lazyPart(async () => (await import('./not-found-screen.tsx')).NotFoundScreen)
const ActivationRequired = lazyPart(
  async () => (await import('#client/features/accounts/activation-required')).ActivationRequired,
)
const SignedInFrame = lazyPart(async () => (await import('./signed-in-frame.tsx')).SignedInFrame)

setScreenPrefetch((name) => screens[name].prefetch())

/** Fetched while the server is asked who is there; where nobody has signed in yet, when there is time. */
if (namesFor('anyone', 'visitor').some((name) => routes[name].path === location.pathname)) {
  whenIdle(SignedInFrame.prefetch)
} else SignedInFrame.prefetch()

export function App() {
  return (
    <Router aroundNav={guardNavigation}>
      <Routes />
    </Router>
  )
}

function Routes() {
  const { user, isLoading, isFetching, error, refetch } = useUser()
  useChosenLanguage(user?.interfaceLanguage)

  if (isLoading) return <Spinner fullScreen label={texts.loading} />
  if (error) return <ServerUnreachable error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  const bare: readonly RouteName[] = user
    ? namesFor('anyone')
    : // whoever wants Pro is asked to sign in first
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

/** The frame stays while its pages change. */
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
  return (
    <Switch>
      {!user.wasWelcomed && (
        <Route path={routes.home.path}>
          <Redirect to={routes.welcome.path} replace />
        </Route>
      )}
      {own.map((name) => (
        <Route key={name} path={routes[name].path}>
          <ScreenOf name={name} />
        </Route>
      ))}
      {!isAdmin && (
        <Route path={`${routes.admin.path}/*?`}>
          <Redirect to={routes.home.path} replace />
        </Route>
      )}
      <Route path={routes.setup.path}>
        <Redirect to={routes.home.path} replace />
      </Route>
      <Route>
        <NotFoundScreen isSignedIn />
      </Route>
    </Switch>
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

/** Waits for a screen's code, and says so when it is not available. A change of route starts afresh. */
function Loaded({ fullScreen = false, children }: { fullScreen?: boolean; children: ReactNode }) {
  const [path] = useLocation()
  return (
    <ScreenFailure key={path}>
      <Suspense fallback={<Spinner fullScreen={fullScreen} />}>{children}</Suspense>
    </ScreenFailure>
  )
}
