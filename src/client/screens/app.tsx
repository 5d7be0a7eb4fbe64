import { type ReactNode, Suspense } from 'react'
import { Redirect, Route, Router, Switch, useLocation } from 'wouter'
import { lazyPart } from '#client/lib/lazy-part'
import { guardNavigation } from '#client/lib/leave-guard'
import { defineScreen, Screen, type ScreenCode } from '#client/lib/screens'
import { type User, useUser } from '#client/lib/use-user'
import { whenIdle } from '#client/lib/when-idle'
import { Spinner } from '#client/ui/spinner'
import { NotFoundScreen } from './not-found-screen.tsx'
import { ScreenFailure } from './screen-failure.tsx'
import { ServerUnreachable } from './server-unreachable.tsx'
import { texts } from './texts.ts'

/** The route table (spec section 2), and who may see which line of it. */

const auth = defineScreen(['/auth'], async () => (await import('./auth-screen.tsx')).AuthScreen)
const setup = defineScreen(['/setup'], async () => (await import('./setup-screen.tsx')).SetupScreen)
const resetPassword = defineScreen(
  ['/reset-password'],
  async () => (await import('./reset-password-screen.tsx')).ResetPasswordScreen,
)
const confirmEmail = defineScreen(
  ['/confirm-email'],
  async () => (await import('./confirm-email-screen.tsx')).ConfirmEmailScreen,
)
const invitation = defineScreen(['/invitation'], async () => (await import('./invitation-screen.tsx')).InvitationScreen)
const dashboard = defineScreen(
  ['/', '/dashboard'],
  async () => (await import('./dashboard-screen.tsx')).DashboardScreen,
)
const generate = defineScreen(['/generate'], async () => (await import('./generate-screen.tsx')).GenerateScreen)
const history = defineScreen(['/history'], async () => (await import('./history-screen.tsx')).HistoryScreen)
const visualEditor = defineScreen(['/visual-editor'], async () => {
  // side by side with the screen, which shows the canvas without waiting for what works on it
  import('#client/editor/canvas-tools').catch(() => undefined)
  return (await import('./visual-editor-screen.tsx')).VisualEditorScreen
})
const settings = defineScreen(['/settings'], async () => (await import('./settings-screen.tsx')).SettingsScreen)
const subscribe = defineScreen(['/subscribe'], async () => (await import('./subscribe-screen.tsx')).SubscribeScreen)
const admin = defineScreen(['/admin'], async () => (await import('./admin-dashboard-screen.tsx')).AdminDashboardScreen)
const adminPrompts = defineScreen(
  ['/admin/prompts'],
  async () => (await import('./admin-prompts-screen.tsx')).AdminPromptsScreen,
)
const adminUsers = defineScreen(
  ['/admin/users'],
  async () => (await import('./admin-users-screen.tsx')).AdminUsersScreen,
)

const ActivationRequired = lazyPart(
  async () => (await import('#client/features/accounts/activation-required')).ActivationRequired,
)

const pages: readonly { path: string; screen: ScreenCode; adminOnly?: true }[] = [
  { path: '/', screen: dashboard },
  { path: '/dashboard', screen: dashboard },
  { path: '/generate', screen: generate },
  { path: '/history', screen: history },
  { path: '/settings', screen: settings },
  { path: '/visual-editor', screen: visualEditor },
  { path: '/subscribe', screen: subscribe },
  { path: '/admin', screen: admin, adminOnly: true },
  { path: '/admin/prompts', screen: adminPrompts, adminOnly: true },
  { path: '/admin/users', screen: adminUsers, adminOnly: true },
]

/** Where mailed links lead: for everyone, whoever may be signed in in this browser. */
const linkPages: readonly { path: string; screen: ScreenCode }[] = [
  { path: '/reset-password', screen: resetPassword },
  { path: '/confirm-email', screen: confirmEmail },
  { path: '/invitation', screen: invitation },
]

/** Pages of whoever is not signed in: nothing of the app around them. */
const barePaths = ['/auth', '/setup', ...linkPages.map(({ path }) => path)]

/** Fetched while the server is asked who is there; where nobody has signed in yet, when there is time. */
const SignedInFrame = lazyPart(async () => (await import('./signed-in-frame.tsx')).SignedInFrame)
if (barePaths.includes(location.pathname)) whenIdle(() => SignedInFrame.prefetch())
else SignedInFrame.prefetch()

export function App() {
  return (
    <Router aroundNav={guardNavigation}>
      <Routes />
    </Router>
  )
}

function Routes() {
  const { user, isLoading, isFetching, error, refetch } = useUser()

  if (isLoading) return <Spinner fullScreen label={texts.loading} />
  if (error) return <ServerUnreachable error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <Switch>
      <Route path="/auth">
        <Loaded fullScreen>
          <Screen of={auth} />
        </Loaded>
      </Route>
      {linkPages.map(({ path, screen }) => (
        <Route key={path} path={path}>
          <Loaded fullScreen>
            <Screen of={screen} />
          </Loaded>
        </Route>
      ))}
      {!user && (
        <Route path="/setup">
          <Loaded fullScreen>
            <Screen of={setup} />
          </Loaded>
        </Route>
      )}
      {!user && (
        <Route path="/subscribe">
          <Loaded fullScreen>
            <Screen of={subscribe} />
          </Loaded>
        </Route>
      )}
      {!user && (
        <Route path="/">
          <Redirect to="/auth" replace />
        </Route>
      )}
      <Route>{user ? <SignedIn user={user} /> : <NotFoundScreen />}</Route>
    </Switch>
  )
}

/** The frame stays while its pages change. */
function SignedIn({ user }: { user: User }) {
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
  return (
    <Switch>
      {pages.map(({ path, screen, adminOnly }) => (
        <Route key={path} path={path}>
          {adminOnly && !isAdmin ? <Redirect to="/" replace /> : <Screen of={screen} />}
        </Route>
      ))}
      {!isAdmin && (
        <Route path="/admin/*">
          <Redirect to="/" replace />
        </Route>
      )}
      <Route path="/setup">
        <Redirect to="/" replace />
      </Route>
      <Route>
        <NotFoundScreen isSignedIn />
      </Route>
    </Switch>
  )
}

/** Waits for a screen's code, and says so when it can't be had. A change of route starts afresh. */
function Loaded({ fullScreen = false, children }: { fullScreen?: boolean; children: ReactNode }) {
  const [path] = useLocation()
  return (
    <ScreenFailure key={path}>
      <Suspense fallback={<Spinner fullScreen={fullScreen} />}>{children}</Suspense>
    </ScreenFailure>
  )
}
