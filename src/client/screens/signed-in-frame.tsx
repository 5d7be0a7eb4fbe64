import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { SignOutButton } from '#client/features/accounts/sign-out-button'
import { hasJustPaid } from '#client/features/billing/paying/just-paid'
import { AppFrame } from '#client/features/navigation/app-frame'
import { PaletteShortcut } from '#client/features/palette/palette-shortcut'
import { fetchCode } from '#client/lib/fetch-code'
import { lazyPart } from '#client/lib/lazy-part'
import type { User } from '#client/queries/user'
import { ErrorBoundary } from '#client/ui/error-boundary'
import { routes } from '#shared/contract/pages'

/** The frame around every signed-in page. */

const OverdueBanner = lazyPart(
  async () => (await import('#client/features/billing/warnings/overdue-banner')).OverdueBanner,
)
const OnProNotice = lazyPart(async () => (await import('#client/features/billing/paying/on-pro')).OnProNotice)
const PaymentReturn = lazyPart(
  async () => (await import('#client/features/billing/paying/payment-return')).PaymentReturn,
)

/** For people with a connected LinkedIn account or a team, and for administrators: nobody else gets notifications. */
const Bell = lazyPart(async () => (await import('#client/features/notifications/bell')).Bell)

const Switcher = lazyPart(async () => (await import('#client/features/workspaces/switcher')).Switcher)

const palette = fetchCode(async () => (await import('./command-palette.tsx')).CommandPalette)

export function SignedInFrame({ user, children }: { user: User; children: ReactNode }) {
  return (
    <AppFrame
      user={user}
      signOut={(className) => <SignOutButton className={className} />}
      bell={
        (user.linkedinAccounts > 0 || user.teams > 0 || user.role === 'admin') && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <Bell />
            </Suspense>
          </ErrorBoundary>
        )
      }
      switcher={
        user.teams > 0 && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <Switcher user={user} />
            </Suspense>
          </ErrorBoundary>
        )
      }
    >
      {/* if they fail to load the page works without: the subscription page and the settings say the same */}
      <ErrorBoundary fallback={null}>{user.isApproved && <BillingNotices user={user} />}</ErrorBoundary>
      {children}
      {user.isApproved && <PaletteShortcut palette={palette} />}
    </AppFrame>
  )
}

/** Above every page, rarely needed: an overdue payment, the return from a bank’s page, or what Pro brings after paying. */
function BillingNotices({ user }: { user: User }) {
  const [path] = useLocation()
  const [paymentIntentId] = useState(() => new URLSearchParams(location.search).get('payment_intent'))
  const [newOn, setNewOn] = useState(() => (user.subscriptionStatus === 'active' && hasJustPaid() ? path : null))
  if (newOn !== null && newOn !== path) setNewOn(null)
  const hasRoom = path !== routes.visualEditor.path
  return (
    <Suspense>
      {hasRoom && user.subscription?.status === 'past_due' && <OverdueBanner user={user} path={path} />}
      {newOn !== null && newOn !== routes.subscribe.path && <OnProNotice />}
      {paymentIntentId && <PaymentReturn paymentIntentId={paymentIntentId} />}
    </Suspense>
  )
}
